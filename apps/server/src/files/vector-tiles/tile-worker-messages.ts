import type { TileLayer } from './cut-tile.ts';
import type { TilePlace } from './tile-grid.ts';

/** A state of a farm's map: what was changed on it, and which day it is there. */
export interface MapState {
  readonly revision: number;
  readonly day: string;
}

/** What the worker is asked to do, one after the other. */
export type TileTask =
  | {
      readonly do: 'cut';
      readonly farmId: number;
      readonly state: MapState;
      readonly layer: TileLayer;
      readonly place: TilePlace;
    }
  /** Parcels of a farm that is being read whole, as JSON of rows in the order of their ids, and how many pieces came before. */
  | { readonly do: 'gather'; readonly reading: number; readonly before: number; readonly rows: string }
  /** All parcels of the farm have been gathered, or none will follow. */
  | {
      readonly do: 'finish';
      readonly reading: number;
      readonly before: number;
      readonly farmId: number;
      readonly state: MapState;
    }
  | { readonly do: 'abandon'; readonly reading: number }
  /** What has changed on a farm since a state that the worker holds. */
  | {
      readonly do: 'renew';
      readonly farmId: number;
      readonly from: MapState;
      readonly state: MapState;
      readonly changedIds: readonly number[];
      readonly rows: string;
    };

/** A tile, compressed; or that the worker does not hold the state, and which one it does hold. */
export type CutAnswer =
  | { readonly state: MapState; readonly bytes: Uint8Array<ArrayBuffer> | undefined }
  | { readonly held: MapState | undefined };

export interface TileQuestion {
  readonly number: number;
  readonly task: TileTask;
}

export interface TileReply {
  readonly number: number;
  /** What a cut gives; nothing for the other tasks. */
  readonly answer?: CutAnswer | undefined;
  readonly failure?: string;
}
