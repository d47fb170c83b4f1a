import { measuredAreaNumber } from '@brazda/domain/measures.ts';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useMemo, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { useGroundMap } from '#web/map/map-context.ts';
import { measureOutline, type OutlineMeasures } from '#web/map/measures/measure-outline.ts';
import { measureShape, type ShapeKind } from '#web/map/measures/measure-shape.ts';
import type { Outline } from '#web/map/measures/outline-corners.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { MeasuredFigures } from './MeasuredFigures.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useReshaping } from './use-reshaping.ts';
import { Figures, ToolHint } from './drawing-layout.tsx';

interface ReshapeOutlineProps {
  readonly kind?: ShapeKind;
  readonly outline: Outline;
  /** Hectares that the registry has of it; null where it has none. */
  readonly officialAreaHa: number | null;
  /** What comes after it, on its button; to go on where that is not said. */
  readonly goOn?: ReactElement;
  readonly isPending?: boolean;
  readonly onEnd: (outline: Outline) => void;
  readonly onCancel: () => void;
}

/** Moves, adds and removes corners of a line or an outline, and says how long or large it is. */
export function ReshapeOutline(props: ReshapeOutlineProps): ReactElement {
  const { kind = 'polygon', outline, officialAreaHa, isPending = false, onEnd, onCancel } = props;
  const { goOn = <T id="drawing.goOn" /> } = props;
  const map = useGroundMap();
  const end = (drawn: Outline): void => {
    if (!isPending) onEnd(drawn);
  };
  const { reshaped, mode } = useReshaping({ kind, outline, onEnd: end, onCancel });
  const measures = useMemo(() => measureOutline(reshaped.outline), [reshaped.outline]);
  const canEnd = kind === 'line' || measures.areaHa !== undefined;
  const begin = useEffectEvent(() => map.focus());
  useEffect(() => begin(), []);
  return (
    <>
      {kind === 'line' ? (
        <LineFigures lines={reshaped.outline} />
      ) : (
        <OutlineFigures {...measures} officialAreaHa={officialAreaHa} />
      )}
      <ToolHint>
        <T id="drawing.reshapeHint" />
      </ToolHint>
      <div>
        <Button
          startIcon={<RemoveCircleOutline />}
          disabled={!reshaped.chosen}
          onClick={() => mode.current?.removeChosen()}
        >
          <T id="drawing.removeCorner" />
        </Button>
      </div>
      <StepButtons
        canTakeBack={reshaped.canTakeBack}
        canPutBack={reshaped.canPutBack}
        onTakeBack={() => mode.current?.takeBack()}
        onPutBack={() => mode.current?.putBack()}
      >
        <PendingButton type="button" disabled={!canEnd} isPending={isPending} onClick={() => end(reshaped.outline)}>
          {goOn}
        </PendingButton>
      </StepButtons>
    </>
  );
}

function LineFigures({ lines }: { readonly lines: Outline }): ReactElement {
  const lengthM = lines.flat().reduce((sum, line) => sum + measureShape('line', line).lengthM, 0);
  return <MeasuredFigures kind="line" lengthM={lengthM} areaHa={undefined} isCrossing={false} />;
}

interface OutlineFiguresProps extends OutlineMeasures {
  readonly officialAreaHa: number | null;
}

function OutlineFigures({ areaHa, isCrossing, officialAreaHa }: OutlineFiguresProps): ReactElement {
  const { locale } = useLanguage();
  if (areaHa === undefined) {
    return <Figures data-faulty>{isCrossing && <T id="drawing.crossing" />}</Figures>;
  }
  const difference = officialAreaHa === null ? undefined : areaHa - officialAreaHa;
  const sign = difference !== undefined && difference < 0 ? '\u2212' : '+';
  return (
    <Figures>
      <strong>
        <T id="parcel.hectares" values={{ area: measuredAreaNumber(areaHa, locale) }} />
      </strong>
      {difference !== undefined && (
        <small>
          <T id="drawing.difference" values={{ area: `${sign}${measuredAreaNumber(Math.abs(difference), locale)}` }} />
        </small>
      )}
    </Figures>
  );
}
