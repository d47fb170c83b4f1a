import type { Coordinate } from 'ol/coordinate.js';
import { distance } from '../measures/drawn-line.ts';
import type { ShapeKind } from '../measures/measure-shape.ts';
import type { MapMode, Pointing } from './map-mode.ts';

/** What is being drawn. */
export interface Draft {
  readonly points: readonly Coordinate[];
  /** Where the next point would come to lie; undefined where nobody points, as a finger does not. */
  readonly tip: Coordinate | undefined;
  /** Whether a point was taken back that can be put there again. */
  readonly canPutBack?: true;
}

export interface MeasureOptions {
  /** What is drawn now; a line that comes back to its first point is a polygon all the same. */
  readonly kind: () => ShapeKind;
  /** Whether what comes back to its first point closes there; a line that only divides goes on. */
  readonly closes?: boolean;
  readonly onDraw: (draft: Draft) => void;
  readonly onEnd: (kind: ShapeKind, points: readonly Coordinate[]) => void;
  /** Escape was pressed, and nothing is being drawn. */
  readonly onCancel: () => void;
}

export interface MeasureMode extends MapMode {
  /** Takes the last point back; says whether there was one. */
  readonly takeBack: () => boolean;
  /** Puts the point there again that was taken back last. */
  readonly putBack: () => void;
  /** Ends what is drawn, where it is enough for a line or a polygon. */
  readonly end: () => void;
  /** Gives up what is drawn. */
  readonly drop: () => void;
}

const fewestOf: Readonly<Record<ShapeKind, number>> = { line: 2, polygon: 3 };

/** Draws a line or a polygon point by point, along what is there already; a press on its first point closes it. */
export function measure({ kind, closes = true, onDraw, onEnd, onCancel }: MeasureOptions): MeasureMode {
  let points: readonly Coordinate[] = [];
  let tip: Coordinate | undefined;
  let takenBack: readonly Coordinate[] = [];

  function draw(nextPoints: readonly Coordinate[], nextTip: Coordinate | undefined): void {
    [points, tip] = [nextPoints, nextTip];
    onDraw({ points, tip, ...(takenBack.length > 0 && { canPutBack: true }) });
  }
  function drawAnew(nextPoints: readonly Coordinate[]): void {
    takenBack = [];
    draw(nextPoints, undefined);
  }
  function endAs(shape: ShapeKind): void {
    if (points.length < fewestOf[shape]) return;
    const drawn = points;
    drawAnew([]);
    onEnd(shape, drawn);
  }
  function isOn(point: Coordinate | undefined, { place, grip }: Pointing): boolean {
    return point !== undefined && distance(point, place) <= grip;
  }
  const isClosing = (at: Pointing): boolean => closes && points.length >= fewestOf.polygon && isOn(points[0], at);
  const isLast = (at: Pointing): boolean => isOn(points.at(-1), at);

  function press(at: Pointing): void {
    if (isClosing(at)) endAs('polygon');
    else if (isLast(at)) endAs(kind());
    else drawAnew([...points, at.edge ?? at.place]);
  }
  function takeBack(): boolean {
    if (points.length === 0) return false;
    takenBack = [...takenBack, ...points.slice(-1)];
    draw(points.slice(0, -1), tip);
    return true;
  }
  function putBack(): void {
    const last = takenBack.slice(-1);
    takenBack = takenBack.slice(0, -1);
    draw([...points, ...last], tip);
  }
  const drop = (): void => drawAnew([]);
  const keys: Readonly<Record<string, (middle: () => Pointing) => void>> = {
    ' ': (middle) => press(middle()),
    Enter: () => endAs(kind()),
    Backspace: takeBack,
    'Control+z': takeBack,
    'Control+Shift+z': putBack,
    'Control+y': putBack,
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
    putBack,
    end: () => endAs(kind()),
    drop,
  };
}
