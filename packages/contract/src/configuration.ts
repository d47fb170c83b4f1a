import type { BrandId } from '@brazda/domain/brands.ts';
import { z } from 'zod';

/** A background of the map: who serves it, how it is asked, and what must be said of its origin. */
export const BaseLayer = z.strictObject({
  id: z.enum(['satellite', 'orthophoto']),
  kind: z.enum(['xyz', 'wmts', 'wms']),
  url: z.url({ protocol: /^https?$/ }),
  /** WMS and WMTS: the layer's name at the service, for WMTS its matrix set, and the media type of its pictures. */
  layer: z.string().min(1).optional(),
  matrixSet: z.string().min(1).optional(),
  format: z
    .string()
    .regex(/^image\/[\w.+-]+$/)
    .optional(),
  attribution: z.string(),
  /** Country codes where the layer has pictures; everywhere if left out. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
  minZoom: z.int().min(0).max(25).optional(),
  maxZoom: z.int().min(1).max(25).optional(),
});
export type BaseLayer = z.infer<typeof BaseLayer>;

/** What the installation tells the web app at its start, from /config/config.json; everybody may read it. */
export interface WebConfiguration {
  /** Where the calls of each module go. */
  readonly modules: Readonly<Record<string, string>>;
  readonly map: { readonly baseLayers: readonly BaseLayer[] };
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
