import type BaseLayer from 'ol/layer/Base.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { MapLook } from './look.ts';
import type { Cluster } from './scatter.ts';

export interface ParcelMarks {
  readonly hovered?: number | undefined;
  readonly selected?: number | undefined;
}

export interface LookAndWords {
  readonly look: MapLook;
  /** Writes hectares as they stand in labels. */
  readonly writeArea: (areaHa: number) => string;
  /** Writes the land of many parcels as shortly as it is still of use. */
  readonly writeLand: (areaHa: number) => string;
  readonly writeCount: (count: number) => string;
}

/** Parcels on the map, wherever they come from: what tools and panels need of them. */
export interface ParcelGround {
  /** From the lowest to the highest. */
  readonly layers: readonly BaseLayer[];
  /** The parcel at a place, else the nearest one within reach (in metres of the map). */
  parcelAt: (place: Coordinate, reach: number) => number | undefined;
  /** The parcels that are shown as one at a place. */
  clusterAt: (place: Coordinate) => Cluster | undefined;
  mark: (marks: ParcelMarks) => void;
  /** Lets all parcels but these step back; undefined shows all alike. */
  only: (ids: ReadonlySet<number> | undefined) => void;
  /** How much of what lies below the parcels shows through them, from 0 to 1. */
  setOpacity: (opacity: number) => void;
  /** Shows another name for a parcel than the one it came with; undefined takes it back. */
  rename: (id: number, name: string | undefined) => void;
  dress: (next: LookAndWords) => void;
  dispose: () => void;
}
