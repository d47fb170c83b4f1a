import { useEffect, useState, type RefObject } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import type { ShapeKind } from '#web/map/measures/measure-shape.ts';
import { measure, type Draft, type MeasureMode } from '#web/map/modes/measure.ts';
import { createMeasurePart, type MeasurePart } from '#web/map/parts/measure-part.ts';
import { useMapMode } from '#web/map/use-map-mode.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { useMapFact } from './use-map-fact.ts';
import { measuredShapes, withMeasured, type Measurement } from './measurements.ts';

export interface Measuring {
  readonly kind: ShapeKind;
  readonly setKind: (kind: ShapeKind) => void;
  readonly draft: Draft;
  readonly mode: RefObject<MeasureMode | undefined>;
}

interface Told extends MeasureTold {
  readonly kind: ShapeKind;
  readonly setDraft: (draft: Draft) => void;
}
interface MeasureTold {
  readonly measured: readonly Measurement[];
  readonly setMeasured: (measured: readonly Measurement[]) => void;
  readonly onCancel: () => void;
}

const nothing: Draft = { points: [], tip: undefined };

/** Measures on the map for as long as this is there, and draws what was measured. */
export function useMeasuring(onCancel: () => void, labelOf: (measurement: Measurement) => string): Measuring {
  const [measured, setMeasured] = useMapFact(measuredShapes);
  const [kind, setKind] = useState<ShapeKind>('polygon');
  const [draft, setDraft] = useState(nothing);
  const part = useMapPart(createPart, undefined);
  const mode = useMapMode(createMode, { kind, setDraft, measured, setMeasured, onCancel });

  useEffect(() => part.current?.draw(kind, draft), [part, kind, draft]);
  useEffect(
    () => part.current?.show(measured.map((one) => ({ kind: one.kind, points: one.points, label: labelOf(one) }))),
    [part, measured, labelOf],
  );
  return { kind, setKind, draft, mode };
}

function createPart({ dressed }: GroundMap): MeasurePart {
  return createMeasurePart(dressed());
}

function createMode(told: Latest<Told>): MeasureMode {
  return measure({
    kind: () => told.current.kind,
    onDraw: (draft) => told.current.setDraft(draft),
    onEnd: (kind, points) => told.current.setMeasured(withMeasured(told.current.measured, kind, points)),
    onCancel: () => told.current.onCancel(),
  });
}
