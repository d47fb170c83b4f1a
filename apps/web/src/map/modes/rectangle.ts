import type { Coordinate } from 'ol/coordinate.js';
import type { MapMode, Pointing } from './map-mode.ts';

/** West, south, east, north, as the map counts. */
export type Rectangle = readonly [number, number, number, number];

interface RectangleOptions {
  /** What is being dragged; undefined when nothing is. */
  readonly onDraw: (rectangle: Rectangle | undefined) => void;
  readonly onEnd: (rectangle: Rectangle) => void;
  /** Escape was pressed, and nothing is being dragged. */
  readonly onCancel: () => void;
}

/** Drags a rectangle from one corner to the other; by keys, the space bar puts each of them in the middle of the map. */
export function rectangle({ onDraw, onEnd, onCancel }: RectangleOptions): MapMode {
  let corner: Coordinate | undefined;
  let opposite: Coordinate | undefined;

  function begin({ place }: Pointing): void {
    [corner, opposite] = [place, undefined];
  }
  function drop(): void {
    [corner, opposite] = [undefined, undefined];
    onDraw(undefined);
  }
  function stretch({ place }: Pointing): void {
    if (!corner) return;
    opposite = place;
    onDraw(between(corner, place));
  }
  function end(): void {
    const drawn = corner && opposite && between(corner, opposite);
    drop();
    if (drawn && drawn[0] < drawn[2] && drawn[1] < drawn[3]) onEnd(drawn);
  }
  return {
    name: 'rectangle',
    move: () => 'crosshair',
    drag: {
      grab: (at) => {
        begin(at);
        return true;
      },
      move: stretch,
      release: end,
    },
    doubleClick: () => undefined,
    key: (key, middle) => {
      if (key !== ' ') return false;
      if (corner) {
        stretch(middle());
        end();
      } else {
        begin(middle());
      }
      return true;
    },
    escape: () => (corner ? drop() : onCancel()),
    leave: drop,
  };
}

function between([x1 = 0, y1 = 0]: Coordinate, [x2 = 0, y2 = 0]: Coordinate): Rectangle {
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}
