import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import type { BaseLayer } from '#web/lib/configuration.ts';
import type { MapDress } from '#web/map/map-dress.ts';
import type { MeasuredShape } from '#web/map/parts/measure-part.ts';
import type { ShownOverlay } from '#web/map/parts/overlay-part.ts';
import type { TileAddress, TileSourceOptions } from '#web/map/parts/tile-source.ts';
import type { Spot } from '#web/map/scatter.ts';
import type { DrawnLand } from './use-drawn-land.ts';

/** The parcels, as whole outlines or as tiles. */
export type OrderedParcels =
  | { readonly kind: 'features'; readonly outlines: readonly ParcelFeature[] }
  | {
      readonly kind: 'tiles';
      readonly address: TileAddress;
      readonly spots: readonly Spot[];
      readonly fetchTile: TileSourceOptions['fetchTile'];
    };

/** What of the map is to be on paper. */
export interface MapOrder {
  readonly dress: MapDress;
  /** The stack of pictures below the parcels. */
  readonly photos: readonly BaseLayer[];
  readonly overlays: readonly ShownOverlay[];
  readonly opacity: { readonly base: number; readonly parcels: number; readonly overlays: number };
  readonly parcels: OrderedParcels;
  readonly hasParcels: boolean;
  readonly hasLabels: boolean;
  readonly colors: ReadonlyMap<number, string> | undefined;
  readonly found: ReadonlySet<number> | undefined;
  readonly measured: readonly MeasuredShape[];
  /** What lies over the parcels. */
  readonly drawn: DrawnLand;
}

/** A layer that is not on paper as it should be. */
export interface Loss {
  /** The id of a background or an overlay, or the parcels. */
  readonly layer: string;
  /** Its service did not answer, or does not let other pages keep its pictures. */
  readonly reason: 'silent' | 'closed';
}
