import type { Coordinate } from 'ol/coordinate.js';
import { distance } from '../measures/drawn-line.ts';
import type { ShapeKind } from '../measures/measure-shape.ts';
import type { MapMode, Pointing } from './map-mode.ts';

/** What is being drawn. */
export interface Draft {
  readonly points: readonly Coordinate[];
  /** Where the next point would come to lie; undefined where nobody points, as a finger does not. */
  readonly tip: Coordinate | undefined;
}

export interface MeasureOptions {
  /** What is drawn now; a line that comes back to its first point is a polygon all the same. */
  readonly kind: () => ShapeKind;
  readonly onDraw: (draft: Draft) => void;
  readonly onEnd: (kind: ShapeKind, points: readonly Coordinate[]) => void;
  /** Escape was pressed, and nothing is being drawn. */
  readonly onCancel: () => void;
}

export interface MeasureMode extends MapMode {
  /** Takes the last point back; says whether there was one. */
  readonly takeBack: () => boolean;
  /** Ends what is drawn, where it is enough for a line or a polygon. */
  readonly end: () => void;
  /** Gives up what is drawn. */
  readonly drop: () => void;
}

const fewestOf: Readonly<Record<ShapeKind, number>> = { line: 2, polygon: 3 };

/** Draws a line or a polygon point by point, along what is there already; a press on its first point closes it. */
export function measure({ kind, onDraw, onEnd, onCancel }: MeasureOptions): MeasureMode {
  let points: readonly Coordinate[] = [];
  let tip: Coordinate | undefined;

  function draw(nextPoints: readonly Coordinate[], nextTip: Coordinate | undefined): void {
    [points, tip] = [nextPoints, nextTip];
    onDraw({ points, tip });
  }
  function endAs(shape: ShapeKind): void {
    if (points.length < fewestOf[shape]) return;
    const drawn = points;
    draw([], undefined);
    onEnd(shape, drawn);
  }
  function isOn(point: Coordinate | undefined, { place, grip }: Pointing): boolean {
    return point !== undefined && distance(point, place) <= grip;
  }
  const isClosing = (at: Pointing): boolean => points.length >= fewestOf.polygon && isOn(points[0], at);
  const isLast = (at: Pointing): boolean => isOn(points.at(-1), at);

  function press(at: Pointing): void {
    if (isClosing(at)) endAs('polygon');
    else if (isLast(at)) endAs(kind());
    else draw([...points, at.edge ?? at.place], undefined);
  }
  function takeBack(): boolean {
    if (points.length === 0) return false;
    draw(points.slice(0, -1), tip);
    return true;
  }
  const drop = (): void => draw([], undefined);
  const keys: Readonly<Record<string, (middle: () => Pointing) => void>> = {
    ' ': (middle) => press(middle()),
    Enter: () => endAs(kind()),
    Backspace: takeBack,
  };

  return {
    name: 'measure',
    isSnapping: true,
    move: (at) => {
      const closing = isClosing(at) ? points[0] : undefined;
      draw(points, closing ?? at.edge ?? at.place);
      return closing || isLast(at) ? 'pointer' : 'crosshair';
    },
    away: () => draw(points, undefined),
    click: press,
    // Its two presses have put a point and ended there.
    doubleClick: () => undefined,
    key: (key, middle) => {
      keys[key]?.(middle);
      return key in keys;
    },
    escape: () => (points.length > 0 ? drop() : onCancel()),
    leave: drop,
    takeBack,
    end: () => endAs(kind()),
    drop,
  };
}
