import { createContext, use } from 'react';

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

export type Flag = 'cfd-8901-map-v1' | 'cfd-8205-map-v2';

/** What the installation tells the web app at its start, from /config/config.json. */
export interface Configuration {
  readonly modules: Readonly<Record<string, string>>;
  readonly map: { readonly baseLayers: readonly BaseLayer[] };
  readonly flags: Readonly<Partial<Record<Flag, boolean>>>;
  readonly demo: { readonly email: string; readonly password: string } | null;
  readonly passwordMinLength: number;
  readonly brand?: string;
  /** Where users may write for help; no link is shown without it. */
  readonly supportEmail?: string;
}

export async function loadConfiguration(): Promise<Configuration> {
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
    demo: given.demo ?? null,
    passwordMinLength: given.passwordMinLength ?? 6,
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
