import { measuredAreaNumber } from '@brazda/domain/measures.ts';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useMemo, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { useGroundMap } from '#web/map/map-context.ts';
import { measureOutline, type OutlineMeasures } from '#web/map/measures/measure-outline.ts';
import type { Outline } from '#web/map/measures/outline-corners.ts';
import { StepButtons } from './StepButtons.tsx';
import { ToolHint } from './ToolPanel.tsx';
import { useReshaping } from './use-reshaping.ts';
import { Figures } from './measure-layout.tsx';

interface ReshapeOutlineProps {
  readonly outline: Outline;
  /** Hectares that the registry has of it; null where it has none. */
  readonly officialAreaHa: number | null;
  readonly onEnd: (outline: Outline) => void;
  readonly onCancel: () => void;
}

/** Moves, adds and removes corners of an outline, and says how much land that is and by how much it differs. */
export function ReshapeOutline({ outline, officialAreaHa, onEnd, onCancel }: ReshapeOutlineProps): ReactElement {
  const map = useGroundMap();
  const { reshaped, mode } = useReshaping({ outline, onEnd, onCancel });
  const measures = useMemo(() => measureOutline(reshaped.outline), [reshaped.outline]);
  const begin = useEffectEvent(() => map.focus());
  useEffect(() => begin(), []);
  return (
    <>
      <OutlineFigures {...measures} officialAreaHa={officialAreaHa} />
      <ToolHint>
        <T id="map.edit.reshapeHint" />
      </ToolHint>
      <div>
        <Button
          startIcon={<RemoveCircleOutline />}
          disabled={!reshaped.chosen}
          onClick={() => mode.current?.removeChosen()}
        >
          <T id="map.edit.removeCorner" />
        </Button>
      </div>
      <StepButtons
        canTakeBack={reshaped.canTakeBack}
        canPutBack={reshaped.canPutBack}
        onTakeBack={() => mode.current?.takeBack()}
        onPutBack={() => mode.current?.putBack()}
      >
        <Button variant="contained" disabled={measures.areaHa === undefined} onClick={() => onEnd(reshaped.outline)}>
          <T id="map.edit.goOn" />
        </Button>
      </StepButtons>
    </>
  );
}

interface OutlineFiguresProps extends OutlineMeasures {
  readonly officialAreaHa: number | null;
}

function OutlineFigures({ areaHa, isCrossing, officialAreaHa }: OutlineFiguresProps): ReactElement {
  const { locale } = useLanguage();
  if (areaHa === undefined) {
    return <Figures data-faulty>{isCrossing && <T id="map.measure.crossing" />}</Figures>;
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
          <T id="map.edit.difference" values={{ area: `${sign}${measuredAreaNumber(Math.abs(difference), locale)}` }} />
        </small>
      )}
    </Figures>
  );
}
