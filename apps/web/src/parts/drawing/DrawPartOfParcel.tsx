import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import { cornersOf } from '#web/map/measures/measure-outline.ts';
import type { Outline } from '#web/map/measures/outline-corners.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { coveredByDrawing } from './covered-by-drawing.ts';
import { Crosshair } from './drawing-layout.tsx';
import { drawingMark } from './drawing-mark.ts';
import { DrawShape } from './DrawShape.tsx';
import { useMeasurePart, type DrawnPart } from './measure-part.queries.ts';
import { ReshapeOutline } from './ReshapeOutline.tsx';

interface DrawPartOfParcelProps {
  readonly farmId: number;
  readonly parcelId: number;
  /** What the part is of, by which the panel is named. */
  readonly heading: string;
  /** The parcel is taken as it was then; as it is today where no day is said. */
  readonly day: string | null;
  readonly drawn: MultiPolygon | null;
  readonly onDrawn: (part: DrawnPart) => void;
  readonly onLeave: () => void;
}

/** Draws a part of a parcel: point by point, then its corners, then it is cut by the parcel and measured. */
export function DrawPartOfParcel(props: DrawPartOfParcelProps): ReactElement {
  const { farmId, parcelId, heading, day, drawn, onDrawn, onLeave } = props;
  const text = useText();
  const show = useSnackbar();
  const today = useFarmDay(farmId);
  const [begun, setBegun] = useState<Outline | undefined>(() => (drawn ? cornersOf(drawn) : undefined));
  const measure = useMeasurePart(farmId);
  useLookAt(farmId, parcelId);
  const take = (outline: Outline): void =>
    measure.mutate(
      { parcelId, day: day ?? today, outline },
      {
        onSuccess: ({ isCut, ...part }) => {
          if (!isCut) show({ message: <T id="drawing.part.uncut" /> });
          onDrawn(part);
        },
      },
    );
  const drawAnew = (): void => {
    measure.reset();
    setBegun(undefined);
  };
  return (
    <>
      <Crosshair aria-hidden />
      <Panel aria-label={heading} {...{ [drawingMark]: '' }}>
        <Head>
          <strong>{heading}</strong>
          <IconButton aria-label={text('drawing.part.close')} edge="end" onClick={onLeave}>
            <Close />
          </IconButton>
        </Head>
        <VisuallyHidden>{text('drawing.keys')}</VisuallyHidden>
        {measure.error && (
          <Notice tone="error">
            <ErrorText error={measure.error} />
          </Notice>
        )}
        {begun ? (
          <ReshapeOutline
            outline={begun}
            officialAreaHa={null}
            goOn={<T id="drawing.part.take" />}
            isPending={measure.isPending}
            onEnd={take}
            onCancel={drawn ? onLeave : drawAnew}
          />
        ) : (
          <DrawShape
            kind="polygon"
            hint={<T id="drawing.part.hint" />}
            onEnd={(points) => setBegun([[points]])}
            onCancel={onLeave}
          />
        )}
      </Panel>
    </>
  );
}

/** The map comes to the parcel once. */
function useLookAt(farmId: number, parcelId: number): void {
  const map = useGroundMap();
  const { data } = useQuery(parcelListOptions(farmId));
  const box = data?.find(({ id }) => id === parcelId)?.boundingBox;
  const isKnown = box !== undefined;
  const look = useEffectEvent(() => {
    if (box) map.camera.showFarm(box, coveredByDrawing);
  });
  useEffect(() => {
    if (isKnown) look();
  }, [isKnown]);
}

const Panel = styled('section')(({ theme }) => ({
  position: 'absolute',
  // Over the scale, which lies in the same corner.
  zIndex: 1,
  left: theme.spacing(2),
  right: theme.spacing(2),
  bottom: theme.spacing(2),
  maxWidth: 360,
  maxHeight: '60%',
  overflowY: 'auto',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > strong': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));
