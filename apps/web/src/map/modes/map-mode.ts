import type { Coordinate } from 'ol/coordinate.js';
import type { MapDress } from '../map-dress.ts';
import type { Hit, MapPart, Touch } from '../map-part.ts';

/** Where a mode is pointed at. */
export interface Pointing extends Touch {
  /** The topmost thing there. */
  readonly hit: Hit | undefined;
  /** How far away a thing can be taken hold of, in metres of the map: what is drawn, or an edge to lie on. */
  readonly grip: number;
  /** The place of the nearest corner or edge within that; only told to a mode that draws along what is there. */
  readonly edge: Coordinate | undefined;
}

/** How a mode drags what it shows. */
export interface ModeDrag {
  /** A press; says whether it took hold of something, which is dragged then instead of the map. */
  readonly grab: (at: Pointing) => boolean;
  readonly move: (at: Pointing) => void;
  readonly release: () => void;
}

/**
 * What a click, a move and a key mean at the moment. The map listens for the one mode that it is in: a mode adds no
 * listeners, sets no cursor, and what it shows goes with it, so that it leaves nothing behind.
 */
export interface MapMode {
  readonly name: string;
  /** Whether it draws along what is there already. */
  readonly isSnapping?: true;
  /** Makes what is on the map as long as the mode is. */
  readonly parts?: (dress: MapDress) => readonly MapPart[];
  readonly drag?: ModeDrag;
  /** A mouse came to a place, at most once per frame and only while the map stands; says how the pointer looks there. */
  readonly move?: (at: Pointing) => 'pointer' | 'crosshair' | undefined;
  /** The mouse has left the map. */
  readonly away?: () => void;
  /** A press, which may be the first of two. */
  readonly click?: (at: Pointing) => void;
  /** A press that no second one can follow any more. */
  readonly singleClick?: (at: Pointing) => void;
  /** Two presses; without it, the map comes nearer. */
  readonly doubleClick?: (at: Pointing) => void;
  /** A key while the map has the focus, which is as if the middle of the map were pointed at; says whether it was meant for it. */
  readonly key?: (key: string, middle: () => Pointing) => boolean;
  /** Escape, wherever the focus is and nothing nearer takes it; without it, panels are closed. */
  readonly escape?: () => void;
  readonly leave?: () => void;
}
