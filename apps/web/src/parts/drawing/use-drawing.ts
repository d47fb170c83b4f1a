import { useEffect, useState, type RefObject } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import type { ShapeKind } from '#web/map/measures/measure-shape.ts';
import { measure, type Draft, type MeasureMode } from '#web/map/modes/measure.ts';
import { createMeasurePart, type MeasurePart } from '#web/map/parts/measure-part.ts';
import { useMapMode } from '#web/map/use-map-mode.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';

interface Drawing {
  readonly draft: Draft;
  readonly mode: RefObject<MeasureMode | undefined>;
}

interface DrawingOptions {
  readonly kind: ShapeKind;
  /** Stays on the map while nothing new is drawn. */
  readonly shown: Draft['points'] | undefined;
  readonly onEnd: (points: Draft['points']) => void;
  readonly onCancel: () => void;
}

const nothing: Draft = { points: [], tip: undefined };

/** Draws an outline, or a line through one, for as long as this is there. */
export function useDrawing({ kind, shown, onEnd, onCancel }: DrawingOptions): Drawing {
  const [draft, setDraft] = useState(nothing);
  const part = useMapPart(createPart, undefined);
  const mode = useMapMode(kind === 'polygon' ? drawOutline : drawLine, { setDraft, onEnd, onCancel });
  useEffect(() => {
    const isDrawing = draft.points.length > 0 || !shown;
    part.current?.draw(kind, isDrawing ? draft : { points: shown, tip: undefined });
  }, [part, kind, draft, shown]);
  return { draft, mode };
}

interface Told {
  readonly setDraft: (draft: Draft) => void;
  readonly onEnd: (points: Draft['points']) => void;
  readonly onCancel: () => void;
}

function createPart({ dressed }: GroundMap): MeasurePart {
  return createMeasurePart(dressed());
}

function drawOutline(told: Latest<Told>): MeasureMode {
  return drawing('polygon', told);
}

function drawLine(told: Latest<Told>): MeasureMode {
  return drawing('line', told);
}

function drawing(kind: ShapeKind, told: Latest<Told>): MeasureMode {
  return measure({
    kind: () => kind,
    closes: kind === 'polygon',
    onDraw: (draft) => told.current.setDraft(draft),
    onEnd: (_, points) => told.current.onEnd(points),
    onCancel: () => told.current.onCancel(),
  });
}
