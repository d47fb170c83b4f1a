import Close from '@mui/icons-material/Close';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useGroundMap } from '#web/map/map-context.ts';
import { measureShape } from '#web/map/measures/measure-shape.ts';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { useMapFact } from './use-map-fact.ts';
import { measuredShapes } from './measurements.ts';
import { Crosshair } from '#web/parts/drawing/drawing-layout.tsx';
import { MeasureSheet } from './measure-layout.tsx';
import { MeasurementList } from './MeasurementList.tsx';
import { MeasuredFigures } from '#web/parts/drawing/MeasuredFigures.tsx';
import { useMeasureLabel } from './use-measure-label.ts';
import { useMeasuring } from './use-measuring.ts';

/** Measures lengths and areas on the map: what is being drawn, and what was. */
export function MeasurePanel(): ReactElement {
  const text = useText();
  const map = useGroundMap();
  const showSnackbar = useSnackbar();
  const { leaveToButton: leave } = useFarmMapState().tool;
  const [measured, setMeasured] = useMapFact(measuredShapes);
  const { draft, kind, mode, setKind } = useMeasuring(leave, useMeasureLabel());
  const begin = useEffectEvent(() => {
    map.focus();
    showSnackbar({ message: text('map.measure.hint') });
  });
  useEffect(() => begin(), []);

  const line = draft.tip ? [...draft.points, draft.tip] : draft.points;
  const isDrawing = draft.points.length > 0;
  return (
    <>
      <Crosshair aria-hidden />
      <MeasureSheet aria-label={text('map.measure')} data-map-part="measure" data-map-tool data-keep-clear>
        <Head>
          <SegmentedChoice
            label={text('map.measure.kind')}
            segments={[
              { value: 'polygon', label: text('map.measure.polygon') },
              { value: 'line', label: text('map.measure.line') },
            ]}
            value={kind}
            onChoose={setKind}
          />
          <IconButton aria-label={text('map.measure.leave')} onClick={leave}>
            <Close />
          </IconButton>
        </Head>
        <VisuallyHidden>{text('map.measure.keys')}</VisuallyHidden>
        {isDrawing && (
          <Drawing>
            <MeasuredFigures kind={kind} {...measureShape(kind, line)} />
            <Actions>
              <IconButton aria-label={text('map.measure.takeBack')} onClick={() => mode.current?.takeBack()}>
                <Undo />
              </IconButton>
              <Button onClick={() => mode.current?.drop()}>
                <T id="action.cancel" />
              </Button>
              <Button variant="contained" onClick={() => mode.current?.end()}>
                <T id="drawing.end" />
              </Button>
            </Actions>
          </Drawing>
        )}
        {!isDrawing && measured.length === 0 && (
          <Hint>
            <T id="map.measure.hint" />
          </Hint>
        )}
        {measured.length > 0 && <MeasurementList measurements={measured} onChange={setMeasured} />}
      </MeasureSheet>
    </>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

const Drawing = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > :first-of-type': { marginRight: 'auto' },
}));

const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
