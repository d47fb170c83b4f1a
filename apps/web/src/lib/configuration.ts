import type { BrandId } from '@brazda/domain/brands.ts';
import { createContext, use } from 'react';
import type { FlagStates } from './flags.ts';

interface BaseLayerShared {
  readonly id: string;
  readonly url: string;
  readonly attribution: string;
  /** Country codes where the layer has pictures; everywhere if left out. */
  readonly countries?: readonly string[];
  readonly minZoom?: number;
  readonly maxZoom?: number;
}
export type BaseLayer = BaseLayerShared & {
  readonly kind: 'xyz' | 'wmts' | 'wms';
  /** WMS and WMTS: the layer's name at the service, and for WMTS its matrix set. */
  readonly layer?: string;
  readonly matrixSet?: string;
  readonly format?: string;
};

/** A script of whoever runs the chat, and the function that opens it. */
export interface SupportChat {
  readonly script: string;
  readonly open: string;
}

/** What the installation tells the web app at its start, from /config/config.json. */
export interface Configuration {
  readonly modules: Readonly<Record<string, string>>;
  readonly map: { readonly baseLayers: readonly BaseLayer[] };
  /** Which features are on until the service of flags says otherwise. */
  readonly flags: FlagStates;
  /** A service of flags other than our own. */
  readonly unleash?: { readonly url: string; readonly key: string };
  readonly demo: { readonly email: string; readonly password: string } | null;
  readonly passwordMinLength: number;
  /** Whether farms can be created from the Czech land registry here. */
  readonly isRegistryConnected: boolean;
  /** Which brand a host shows. */
  readonly brands: Readonly<Record<string, BrandId>>;
  /** Addresses of the knowledge base by language. */
  readonly helpUrls: Readonly<Partial<Record<string, string>>>;
  readonly supportChat?: SupportChat;
  /** Where errors are reported to. */
  readonly sentryDsn?: string;
  /** Where users may write for help; no link is shown without it. */
  readonly supportEmail?: string;
}

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
    map: given.map ?? { baseLayers: [] },
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
