import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { DrawParcel } from './DrawParcel.tsx';
import { EditChoice } from './EditChoice.tsx';
import type { DeedProps, EditDeed } from './edit-deeds.ts';
import { useFarmMapState } from './farm-map-state.ts';
import { MergeParcels } from './MergeParcels.tsx';
import { RedrawParcel } from './RedrawParcel.tsx';
import { RetireParcelDialog } from './RetireParcelDialog.tsx';
import { SplitParcel } from './SplitParcel.tsx';
import { ToolPanel } from './ToolPanel.tsx';

/** Parcels are drawn, redrawn, split, merged and ended on the map: first what, then where, then from when. */
export function EditPanel(): ReactElement {
  const text = useText();
  const { tool, selection } = useFarmMapState();
  const [deed, setDeed] = useState<EditDeed>();
  const leave = tool.leaveToButton;
  const back = (): void => setDeed(undefined);
  const done = (parcelIds: readonly number[]): void => {
    selection.select(parcelIds[0]);
    leave();
  };

  return (
    <ToolPanel
      part="edit"
      label={text('map.edit')}
      heading={<T id={deed ? `map.edit.${deed}` : 'map.edit'} />}
      keys={text('drawing.keys')}
      leaveLabel={text('map.edit.leave')}
      onBack={deed && back}
      onLeave={leave}
    >
      <Deed deed={deed} parcelId={selection.id} onChoose={setDeed} onLeave={leave} onCancel={back} onDone={done} />
    </ToolPanel>
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
