import type { Coordinate } from 'ol/coordinate.js';
import { distance } from '../measures/drawn-line.ts';
import { beginHistory, goOn, putBack, takeBack, type History } from '../measures/history.ts';
import type { ShapeKind } from '../measures/measure-shape.ts';
import {
  cornerAt,
  edgeAt,
  placeOf,
  withCornerAfter,
  withCornerMoved,
  withoutCorner,
  type Corner,
  type Outline,
} from '../measures/outline-corners.ts';
import type { MapMode, Pointing } from './map-mode.ts';

/** An outline whose corners are moved. */
export interface Reshaped {
  readonly outline: Outline;
  /** The corner that was taken hold of last: it can be taken away, or put elsewhere by keys. */
  readonly chosen: Corner | undefined;
  readonly canTakeBack: boolean;
  readonly canPutBack: boolean;
}

export interface ReshapeOptions {
  readonly kind: ShapeKind;
  readonly outline: Outline;
  readonly onChange: (reshaped: Reshaped) => void;
  readonly onEnd: () => void;
  /** Escape was pressed, and nothing was changed. */
  readonly onCancel: () => void;
}

export interface ReshapeMode extends MapMode {
  readonly takeBack: () => void;
  readonly putBack: () => void;
  readonly removeChosen: () => void;
}

/** A place on an edge that is this outline's own says nothing of where a corner is to go. */
const ownEdgeM = 0.1;

/** Corners are dragged, an edge that is dragged gets one, and the one that was touched last can be taken away. */
export function reshape({ kind, outline, onChange, onEnd, onCancel }: ReshapeOptions): ReshapeMode {
  let history: History<Outline> = beginHistory(outline);
  let chosen: Corner | undefined;
  let dragged: Outline | undefined;

  function tell(): void {
    onChange({
      outline: dragged ?? history.present,
      chosen,
      canTakeBack: history.past.length > 0,
      canPutBack: history.ahead.length > 0,
    });
  }
  function change(next: History<Outline>, nextChosen: Corner | undefined): void {
    [history, chosen, dragged] = [next, nextChosen, undefined];
    tell();
  }
  function goingTo({ place, edge }: Pointing): Coordinate {
    const isOwn = edge && edgeAt(outline, edge, ownEdgeM, kind) !== undefined;
    return edge && !isOwn ? edge : place;
  }
  function grab(at: Pointing): boolean {
    const { present } = history;
    const corner = cornerAt(present, at.place, at.grip);
    const edge = corner ? undefined : edgeAt(present, at.place, at.grip / 2, kind);
    if (!corner && !edge) return false;
    chosen = corner ?? (edge && { ...edge, index: edge.index + 1 });
    dragged = edge ? withCornerAfter(present, edge, at.place) : present;
    tell();
    return true;
  }
  function release(): void {
    if (dragged && dragged !== history.present) change(goOn(history, dragged), chosen);
    dragged = undefined;
  }
  function removeChosen(): void {
    const next = chosen && withoutCorner(history.present, chosen, kind);
    if (next && next !== history.present) change(goOn(history, next), undefined);
  }
  /** By keys: the corner in the middle of the map is taken, and put where the middle is next. */
  function pressMiddle(at: Pointing): void {
    const from = chosen && placeOf(history.present, chosen);
    if (chosen && from && distance(from, at.place) > at.grip) {
      change(goOn(history, withCornerMoved(history.present, chosen, goingTo(at))), undefined);
    } else if (grab({ ...at, grip: at.grip * 2 })) release();
  }
  const back = (): void => change(takeBack(history), undefined);
  const forth = (): void => change(putBack(history), undefined);
  const keys: Readonly<Record<string, (middle: () => Pointing) => void>> = {
    ' ': (middle) => pressMiddle(middle()),
    Enter: onEnd,
    Backspace: removeChosen,
    Delete: removeChosen,
    'Control+z': back,
    'Control+Shift+z': forth,
    'Control+y': forth,
  };

  return {
    name: 'reshape',
    isSnapping: true,
    drag: {
      grab,
      move: (at) => {
        if (!chosen || !dragged) return;
        dragged = withCornerMoved(dragged, chosen, goingTo(at));
        tell();
      },
      release,
    },
    move: (at) => (cornerAt(history.present, at.place, at.grip) ? 'pointer' : 'crosshair'),
    // What is there is taken hold of by its press already; beside it, nothing is chosen.
    click: (at) => {
      if (!cornerAt(history.present, at.place, at.grip)) change(history, undefined);
    },
    doubleClick: () => undefined,
    key: (key, middle) => {
      keys[key]?.(middle);
      return key in keys;
    },
    escape: () => {
      if (chosen) change(history, undefined);
      else if (history.past.length > 0 && history.present !== outline) change(goOn(history, outline), undefined);
      else onCancel();
    },
    takeBack: back,
    putBack: forth,
    removeChosen,
  };
}
