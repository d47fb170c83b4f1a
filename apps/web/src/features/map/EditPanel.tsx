import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { DrawParcel } from './DrawParcel.tsx';
import { EditChoice } from './EditChoice.tsx';
import type { DeedProps, EditDeed } from './edit-deeds.ts';
import { useFarmMapState } from './farm-map-state.ts';
import { toolIds } from './MapControls.tsx';
import { Crosshair, MeasureSheet } from './measure-layout.tsx';
import { MergeParcels } from './MergeParcels.tsx';
import { RedrawParcel } from './RedrawParcel.tsx';
import { RetireParcelDialog } from './RetireParcelDialog.tsx';
import { SplitParcel } from './SplitParcel.tsx';

/** Parcels are drawn, redrawn, split, merged and ended on the map: first what, then where, then from when. */
export function EditPanel(): ReactElement {
  const text = useText();
  const { tool, selection } = useFarmMapState();
  const [deed, setDeed] = useState<EditDeed>();
  const leave = (): void => {
    tool.leave();
    document.getElementById(toolIds.edit)?.focus();
  };
  const back = (): void => setDeed(undefined);
  const done = (parcelIds: readonly number[]): void => {
    selection.select(parcelIds[0]);
    leave();
  };

  return (
    <>
      <Crosshair aria-hidden />
      <MeasureSheet aria-label={text('map.edit')} data-map-part="edit" data-keep-clear>
        <Head>
          {deed && (
            <IconButton aria-label={text('map.edit.back')} edge="start" onClick={back}>
              <ArrowBack />
            </IconButton>
          )}
          <strong>
            <T id={deed ? `map.edit.${deed}` : 'map.edit'} />
          </strong>
          <IconButton aria-label={text('map.edit.leave')} edge="end" onClick={leave}>
            <Close />
          </IconButton>
        </Head>
        <VisuallyHidden>{text('map.edit.keys')}</VisuallyHidden>
        <Deed deed={deed} parcelId={selection.id} onChoose={setDeed} onLeave={leave} onCancel={back} onDone={done} />
      </MeasureSheet>
    </>
  );
}

interface ShownDeedProps extends DeedProps {
  readonly deed: EditDeed | undefined;
  readonly parcelId: number | undefined;
  readonly onChoose: (deed: EditDeed) => void;
  readonly onLeave: () => void;
}

/** What is being done; to end a parcel is asked over the choice. */
function Deed({ deed, parcelId, onChoose, onLeave, ...how }: ShownDeedProps): ReactElement {
  if (deed === 'draw') return <DrawParcel {...how} />;
  if (deed === 'merge') return <MergeParcels firstId={parcelId} {...how} />;
  if (deed === 'redraw' && parcelId !== undefined) return <RedrawParcel parcelId={parcelId} {...how} />;
  if (deed === 'split' && parcelId !== undefined) return <SplitParcel parcelId={parcelId} {...how} />;
  return (
    <>
      <EditChoice onChoose={onChoose} onCancel={onLeave} />
      {deed === 'retire' && parcelId !== undefined && <RetireParcelDialog parcelId={parcelId} {...how} />}
    </>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > strong': { flex: 1, minWidth: 0 },
}));
