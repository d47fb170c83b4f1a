import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import type { MapMode } from '#web/map/modes/map-mode.ts';
import { rectangle, type Rectangle } from '#web/map/modes/rectangle.ts';
import { createMeasurePart, type MeasurePart } from '#web/map/parts/measure-part.ts';
import { useMapMode } from '#web/map/use-map-mode.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { Crosshair } from '#web/parts/drawing/drawing-layout.tsx';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';
import { parcelsInside } from './parcels-inside.ts';

interface DragRectangleProps {
  readonly farmId: number;
  /** The parcels that lie in what was dragged as a whole. */
  readonly onInside: (ids: readonly number[]) => void;
  readonly onLeave: () => void;
}

/** Rectangles are dragged over the map for as long as this is there. */
export function DragRectangle({ farmId, onInside, onLeave }: DragRectangleProps): ReactElement {
  const map = useGroundMap();
  const { data: parcels = [] } = useQuery(parcelListOptions(farmId));
  const [drawn, setDrawn] = useState<Rectangle>();
  const part = useMapPart(createPart, undefined);
  useMapMode(createMode, { setDrawn, onLeave, onEnd: (dragged) => onInside(parcelsInside(dragged, parcels)) });
  useEffect(
    () => part.current?.draw('polygon', { points: drawn ? cornersOf(drawn) : [], tip: undefined }),
    [part, drawn],
  );
  const begin = useEffectEvent(() => map.focus());
  useEffect(() => begin(), []);
  return <Crosshair aria-hidden />;
}

interface Told {
  readonly setDrawn: (drawn: Rectangle | undefined) => void;
  readonly onEnd: (drawn: Rectangle) => void;
  readonly onLeave: () => void;
}

function createPart({ dressed }: GroundMap): MeasurePart {
  return createMeasurePart(dressed());
}

function createMode(told: Latest<Told>): MapMode {
  return rectangle({
    onDraw: (drawn) => told.current.setDrawn(drawn),
    onEnd: (drawn) => told.current.onEnd(drawn),
    onCancel: () => told.current.onLeave(),
  });
}

function cornersOf([west, south, east, north]: Rectangle): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
