import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import type { DeedProps } from './edit-deeds.ts';
import { useRetireParcel } from './edit-land.queries.ts';
import { EditDialog } from './EditDialog.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { useToldEdit } from './use-told-edit.tsx';

interface RetireParcelDialogProps extends DeedProps {
  readonly parcelId: number;
}

/** Asks before a parcel is ended, and says what goes with it and what stays. */
export function RetireParcelDialog({ parcelId, onCancel, onDone }: RetireParcelDialogProps): ReactElement | null {
  const { farm } = useFarmMapState();
  const { data: parcel } = useQuery(parcelOptions(farm.id, parcelId));
  const [from, setFrom] = useState<string | null>(useFarmDay(farm.id));
  const told = useToldEdit();
  const name = parcel ? parcelTitle(parcel) : '';
  const retire = useRetireParcel(farm.id, { id: parcelId, version: parcel?.version ?? 0 }, (edited) =>
    told({ edited, before: parcelId, message: <T id="map.edit.retired" values={{ name }} /> }),
  );
  if (!parcel) return null;
  const save = (): void => {
    if (from === null) return;
    retire.mutate(from, { onSuccess: () => onDone([]) });
  };
  return (
    <EditDialog
      heading={<T id="map.edit.retireHeading" values={{ name }} />}
      from={from}
      onFrom={setFrom}
      error={retire.error}
      isPending={retire.isPending}
      submit={<T id="map.edit.retire" />}
      isDanger
      onSubmit={save}
      onClose={onCancel}
    >
      <T id="map.edit.retireHelp" />
    </EditDialog>
  );
}
