import type { Coordinate } from 'ol/coordinate.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { Level } from './levels.ts';
import type { MapDress } from './map-dress.ts';

/** Where the map is touched, and how near to a thing is near enough. */
export interface Touch {
  readonly place: Coordinate;
  /** In metres of the map; wider for a finger than for a mouse. */
  readonly reach: number;
  /** Metres of the map in one pixel. */
  readonly resolution: number;
}

/** Something on the map that was found at a place. */
export interface Hit {
  /** What it is, such as a parcel. */
  readonly kind: string;
  readonly id: number;
  /** Choosing it moves the map, as a double click does: it waits until no second click can come. */
  readonly movesMap?: true;
}

/** One layer of a part, and how high in the map it lies. */
export interface MapLayer {
  readonly level: Level;
  readonly layer: BaseLayer;
  /** What of it is touched; without it, what lies below is. */
  readonly hit?: (touch: Touch) => Hit | undefined;
  /** The place of its nearest corner or edge within reach; without it, nothing is drawn along it. */
  readonly snap?: (touch: Touch) => Coordinate | undefined;
}

/** Something that a map shows. It owns its sources, styles and marks; the map knows of it no more than this. */
export interface MapPart {
  readonly name: string;
  readonly layers: readonly MapLayer[];
  /** Told what is pointed at, its own or not; undefined for nothing. */
  readonly point?: (hit: Hit | undefined) => void;
  /** Told what is chosen, its own or not; undefined for the empty map. */
  readonly choose?: (hit: Hit | undefined) => void;
  /** Told when the map looks or writes otherwise than when the part was made. */
  readonly dress?: (dress: MapDress) => void;
  readonly dispose: () => void;
}
