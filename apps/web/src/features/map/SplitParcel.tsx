import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { inDegrees } from '#web/map/measures/measure-outline.ts';
import type { Draft } from '#web/map/modes/measure.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { Loader } from '#web/ui/Loader.tsx';
import { DrawShape } from './DrawShape.tsx';
import type { DeedProps } from './edit-deeds.ts';
import { useSplitParcel } from './edit-land.queries.ts';
import { EditDialog } from './EditDialog.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { useToldEdit } from './use-told-edit.tsx';

interface SplitParcelProps extends DeedProps {
  readonly parcelId: number;
}

/** Divides a parcel along a line that is drawn over it. */
export function SplitParcel({ parcelId, ...deed }: SplitParcelProps): ReactElement {
  const { farm } = useFarmMapState();
  const { data } = useQuery(parcelOptions(farm.id, parcelId));
  return data ? <Split parcel={data} {...deed} /> : <Loader label={<T id="map.loadingParcels" />} />;
}

interface SplitProps extends DeedProps {
  readonly parcel: ParcelDetail;
}

function Split({ parcel, onCancel, onDone }: SplitProps): ReactElement {
  const { farm } = useFarmMapState();
  const [line, setLine] = useState<Draft['points']>();
  const [from, setFrom] = useState<string | null>(useFarmDay(farm.id));
  const split = useSplitParcel(farm.id, parcel);
  const tell = useToldEdit(farm.id);
  const title = parcelTitle(parcel);
  const save = (): void => {
    if (!line || from === null) return;
    split.mutate(
      { line: { type: 'LineString', coordinates: line.map(inDegrees) }, from },
      {
        onSuccess: (edited) => {
          tell({
            edited,
            before: parcel.id,
            message: <T id="map.edit.divided" values={{ name: title, count: edited.parcels.length }} />,
          });
          onDone(edited.parcels.map(({ id }) => id));
        },
      },
    );
  };

  return (
    <>
      <DrawShape kind="line" shown={line} onEnd={setLine} onCancel={onCancel} />
      {line && (
        <EditDialog
          heading={<T id="map.edit.splitHeading" values={{ name: title }} />}
          from={from}
          onFrom={setFrom}
          error={split.error}
          isPending={split.isPending}
          submit={<T id="map.edit.split" />}
          onSubmit={save}
          onClose={() => setLine(undefined)}
        >
          <T id="map.edit.splitHelp" />
        </EditDialog>
      )}
    </>
  );
}
