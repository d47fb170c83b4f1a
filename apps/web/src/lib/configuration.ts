import type { BaseLayer, MapOverlay, OverlayId, WebConfiguration } from '@brazda/contract/configuration.ts';
import { createContext, use } from 'react';

export type { BaseLayer, MapOverlay, OverlayId };
export type Configuration = WebConfiguration;
export type SupportChat = NonNullable<Configuration['supportChat']>;

/** What the server wrote into the page, which saves a way there and back; asked for where it did not write the page. */
export async function loadConfiguration(): Promise<Configuration> {
  const written = document.getElementById('configuration')?.textContent;
  if (written !== undefined) return withDefaults(JSON.parse(written) as Partial<Configuration>);
  const response = await fetch('/config/config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`/config/config.json answered ${response.status}`);
  return withDefaults((await response.json()) as Partial<Configuration>);
}

export function withDefaults(given: Partial<Configuration>): Configuration {
  return {
    ...given,
    modules: given.modules ?? {},
    map: { baseLayers: given.map?.baseLayers ?? [], overlays: given.map?.overlays ?? [] },
    flags: given.flags ?? {},
    brands: given.brands ?? {},
    helpUrls: given.helpUrls ?? {},
    demo: given.demo ?? null,
    passwordMinLength: given.passwordMinLength ?? 6,
    isRegistryConnected: given.isRegistryConnected ?? false,
  };
}

/** Where a module's calls go; each has its own base address. */
export function addressOfModule(configuration: Configuration): (module: string) => string {
  return (module) => (configuration.modules[module] ?? `/${module}`).replace(/\/$/, '');
}

export const ConfigurationContext = createContext<Configuration>(withDefaults({}));

export function useConfiguration(): Configuration {
  return use(ConfigurationContext);
}
