import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useGroundMap } from '#web/map/map-context.ts';
import { measureShape, type ShapeKind } from '#web/map/measures/measure-shape.ts';
import type { Draft } from '#web/map/modes/measure.ts';
import { MeasuredFigures } from './MeasuredFigures.tsx';
import { StepButtons } from './StepButtons.tsx';
import { ToolHint } from './drawing-layout.tsx';
import { useDrawing } from './use-drawing.ts';

interface DrawShapeProps {
  readonly kind: ShapeKind;
  /** What to do before there is a point; how parcels are drawn and divided if left out. */
  readonly hint?: ReactElement;
  /** What was drawn and is asked about now. */
  readonly shown?: Draft['points'] | undefined;
  readonly onEnd: (points: Draft['points']) => void;
  readonly onCancel: () => void;
  /** What is asked about what was drawn, beside the map; it gives way to what is drawn anew. */
  readonly children?: ReactNode;
}

const fewest = { polygon: 3, line: 2 } as const;

/** Draws an outline or a line point by point, and says how much that is. */
export function DrawShape({ kind, hint, shown, onEnd, onCancel, children }: DrawShapeProps): ReactElement {
  const map = useGroundMap();
  const { draft, mode } = useDrawing({ kind, shown, onEnd, onCancel });
  const begin = useEffectEvent(() => map.focus());
  useEffect(() => begin(), []);
  const line = draft.tip ? [...draft.points, draft.tip] : draft.points;
  const isDrawing = draft.points.length > 0;
  // Put out of sight and not taken away: a point that slipped from a finger takes nothing that was typed.
  const asked = children != null && <div hidden={isDrawing}>{children}</div>;
  return (
    <>
      {asked}
      {isDrawing && <MeasuredFigures kind={kind} {...measureShape(kind, line)} />}
      {!isDrawing && !asked && (
        <ToolHint>{hint ?? <T id={kind === 'polygon' ? 'drawing.drawHint' : 'drawing.splitHint'} />}</ToolHint>
      )}
      {(isDrawing || !asked) && (
        <StepButtons
          canTakeBack={isDrawing}
          canPutBack={draft.canPutBack === true}
          onTakeBack={() => mode.current?.takeBack()}
          onPutBack={() => mode.current?.putBack()}
        >
          <Button variant="contained" disabled={draft.points.length < fewest[kind]} onClick={() => mode.current?.end()}>
            <T id="drawing.end" />
          </Button>
        </StepButtons>
      )}
    </>
  );
}
