import type { Hit } from '../map-part.ts';
import type { MapMode } from './map-mode.ts';

export interface BrowseOptions {
  /** Something is pointed at; undefined when nothing is. */
  readonly point: (hit: Hit | undefined) => void;
  /** Something was chosen; undefined when the empty map was. */
  readonly choose: (hit: Hit | undefined) => void;
}

/** Pointing shows a thing, a click chooses it, a click beside all things chooses none. */
export function browse({ point, choose }: BrowseOptions): MapMode {
  const leave = (): void => point(undefined);
  return {
    name: 'browse',
    move: ({ hit }) => {
      point(hit);
      return hit && 'pointer';
    },
    away: leave,
    click: ({ hit }) => {
      if (hit && !hit.movesMap) choose(hit);
    },
    // A double click zooms and must not close what is open: emptiness waits until no second click can come.
    singleClick: ({ hit }) => {
      if (!hit || hit.movesMap) choose(hit);
    },
    leave,
  };
}
