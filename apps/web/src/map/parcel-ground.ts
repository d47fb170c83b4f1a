import type BaseLayer from 'ol/layer/Base.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { MapLook } from './look.ts';

export interface ParcelMarks {
  readonly hovered?: number | undefined;
  readonly selected?: number | undefined;
}

export interface LookAndWords {
  readonly look: MapLook;
  /** Writes hectares as they stand in labels. */
  readonly writeArea: (areaHa: number) => string;
}

/** Parcels on the map, wherever they come from: what tools and panels need of them. */
export interface ParcelGround {
  /** From the lowest to the highest. */
  readonly layers: readonly BaseLayer[];
  /** The parcel at a place, else the nearest one within reach (in metres of the map). */
  parcelAt: (place: Coordinate, reach: number) => number | undefined;
  mark: (marks: ParcelMarks) => void;
  /** Shows another name for a parcel than the one it came with; undefined takes it back. */
  rename: (id: number, name: string | undefined) => void;
  dress: (next: LookAndWords) => void;
  dispose: () => void;
}
