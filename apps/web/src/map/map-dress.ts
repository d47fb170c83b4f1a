import type { MapLook } from './look.ts';

/** How the map looks, and how it writes numbers in the language on screen. */
export interface MapDress {
  readonly look: MapLook;
  /** Writes hectares as they stand in labels. */
  readonly writeArea: (areaHa: number) => string;
  /** Writes the land of many parcels as shortly as it is still of use. */
  readonly writeLand: (areaHa: number) => string;
  readonly writeCount: (count: number) => string;
}
