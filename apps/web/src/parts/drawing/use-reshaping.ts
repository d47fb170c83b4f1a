import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import type { ShapeKind } from '#web/map/measures/measure-shape.ts';
import type { Outline } from '#web/map/measures/outline-corners.ts';
import { reshape, type Reshaped, type ReshapeMode } from '#web/map/modes/reshape.ts';
import { createOutlinePart, type OutlinePart } from '#web/map/parts/outline-part.ts';
import { useMapMode } from '#web/map/use-map-mode.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';

interface ReshapingOptions {
  readonly kind: ShapeKind;
  /** As it is to begin with; must stay the same. */
  readonly outline: Outline;
  readonly onEnd: (outline: Outline) => void;
  readonly onCancel: () => void;
}

interface Reshaping {
  readonly reshaped: Reshaped;
  readonly mode: RefObject<ReshapeMode | undefined>;
}

interface Told extends Omit<ReshapingOptions, 'kind' | 'outline'> {
  readonly reshaped: Reshaped;
  readonly setReshaped: (reshaped: Reshaped) => void;
}

/** Lets corners of a line or an outline be moved for as long as this is there. */
export function useReshaping({ kind, outline, onEnd, onCancel }: ReshapingOptions): Reshaping {
  const [reshaped, setReshaped] = useState<Reshaped>({
    outline,
    chosen: undefined,
    canTakeBack: false,
    canPutBack: false,
  });
  const part = useMapPart(createPart, undefined);
  const create = useCallback(
    (told: Latest<Told>) =>
      reshape({
        kind,
        outline,
        onChange: (next) => told.current.setReshaped(next),
        onEnd: () => told.current.onEnd(told.current.reshaped.outline),
        onCancel: () => told.current.onCancel(),
      }),
    [kind, outline],
  );
  const mode = useMapMode(create, { reshaped, setReshaped, onEnd, onCancel });
  useEffect(() => part.current?.edit(kind, reshaped.outline, reshaped.chosen), [part, kind, reshaped]);
  return { reshaped, mode };
}

function createPart({ dressed }: GroundMap): OutlinePart {
  return createOutlinePart(dressed());
}
