import type { BrandId } from '@brazda/domain/brands.ts';
import { z } from 'zod';

/** How a service of pictures is asked, and what must be said of its origin. */
const pictureService = {
  url: z.url({ protocol: /^https?$/ }),
  /** WMS and WMTS: the layer's name at the service, for WMTS its matrix set, and the media type of its pictures. */
  layer: z.string().min(1).optional(),
  matrixSet: z.string().min(1).optional(),
  format: z
    .string()
    .regex(/^image\/[\w.+-]+$/)
    .optional(),
  attribution: z.string(),
  /** Under which terms it may be used, and where they stand. */
  licence: z.strictObject({ name: z.string().min(1), url: z.url({ protocol: /^https?$/ }) }).optional(),
  /** Country codes where the layer has pictures; everywhere if left out. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
  minZoom: z.int().min(0).max(25).optional(),
  maxZoom: z.int().min(1).max(25).optional(),
};

/** A background of the map. */
export const BaseLayer = z.strictObject({
  id: z.enum(['satellite', 'orthophoto']),
  kind: z.enum(['xyz', 'wmts', 'wms']),
  ...pictureService,
});
export type BaseLayer = z.infer<typeof BaseLayer>;

/** What public registers and others show of the land, which can be laid over the parcels. */
export const overlayIds = [
  'lpis',
  'lpis_cz',
  'lpis_sk',
  'surface_water',
  'counties',
  'subtractions',
  'water_protection',
  'population_protection',
  'landscape',
  'landscape_actual',
  'landscape_last_year',
  'weather',
] as const;
export type OverlayId = (typeof overlayIds)[number];

/** A layer over the parcels: as pictures that let them be seen, or as outlines in vector tiles. */
export const MapOverlay = z.strictObject({
  id: z.enum(overlayIds),
  kind: z.enum(['xyz', 'wmts', 'wms', 'vector']),
  ...pictureService,
  /** Pictures that hold for a moment: one every so many minutes, there so many minutes later. */
  moments: z.strictObject({ everyMinutes: z.int().min(1).max(1440), lateMinutes: z.int().min(0).max(1440) }).optional(),
});
export type MapOverlay = z.infer<typeof MapOverlay>;

export const MapLayers = z.strictObject({
  baseLayers: z.array(BaseLayer).default([]),
  overlays: z.array(MapOverlay).default([]),
});
export type MapLayers = z.infer<typeof MapLayers>;

/** What the installation tells the web app at its start, from /config/config.json; everybody may read it. */
export interface WebConfiguration {
  /** Where the calls of each module go. */
  readonly modules: Readonly<Record<string, string>>;
  readonly map: { readonly baseLayers: readonly BaseLayer[]; readonly overlays: readonly MapOverlay[] };
  /** Which features are on until the service of flags says otherwise. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** A service of flags other than our own. */
  readonly unleash?: { readonly url: string; readonly key: string };
  /** What a user of a demo installation may sign in with; elsewhere there is none. */
  readonly demo: { readonly email: string; readonly password: string } | null;
  readonly passwordMinLength: number;
  /** Whether farms can be created from the Czech land registry here. */
  readonly isRegistryConnected: boolean;
  /** Which brand a host shows. */
  readonly brands: Readonly<Record<string, BrandId>>;
  /** Addresses of the knowledge base by language. */
  readonly helpUrls: Readonly<Partial<Record<string, string>>>;
  /** A script of whoever runs a support chat, and the function that opens it. */
  readonly supportChat?: { readonly script: string; readonly open: string };
  /** Where errors are reported to. */
  readonly sentryDsn?: string;
  /** Where users may write for help; no link is shown without it. */
  readonly supportEmail?: string;
}
