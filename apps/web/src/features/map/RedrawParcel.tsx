import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { cornersOf, degreesOf } from '#web/map/measures/measure-outline.ts';
import type { Outline } from '#web/map/measures/outline-corners.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { Loader } from '#web/ui/Loader.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import type { DeedProps } from './edit-deeds.ts';
import { useRedrawParcel } from './edit-land.queries.ts';
import { EditDialog } from './EditDialog.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { ReshapeOutline } from '#web/parts/drawing/ReshapeOutline.tsx';
import { useToldEdit } from './use-told-edit.tsx';

interface RedrawParcelProps extends DeedProps {
  readonly parcelId: number;
}

/** Another outline of a parcel, with the corners that it has to begin with. */
export function RedrawParcel({ parcelId, ...deed }: RedrawParcelProps): ReactElement {
  const { farm } = useFarmMapState();
  // What is drawn stays as it is, whatever others do to the parcel meanwhile: the server says then that it was changed.
  const { data } = useQuery({ ...parcelOptions(farm.id, parcelId), staleTime: Infinity });
  return data ? <Redraw parcel={data} {...deed} /> : <Loader label={<T id="map.loadingParcels" />} />;
}

const modes = ['CHANGE', 'CORRECTION'] as const;
type Mode = (typeof modes)[number];

interface RedrawProps extends DeedProps {
  readonly parcel: ParcelDetail;
}

function Redraw({ parcel, onCancel, onDone }: RedrawProps): ReactElement {
  const { farm } = useFarmMapState();
  const outline = useMemo(() => cornersOf(parcel.geometry), [parcel.geometry]);
  const [drawn, setDrawn] = useState<Outline>();
  const [mode, setMode] = useState<Mode>('CHANGE');
  const [from, setFrom] = useState<string | null>(useFarmDay(farm.id));
  const title = parcelTitle(parcel);
  const told = useToldEdit();
  const redraw = useRedrawParcel(farm.id, parcel, (edited) =>
    told({ edited, before: parcel.id, message: <T id="map.edit.redrawn" values={{ name: title }} /> }),
  );
  const save = (): void => {
    if (!drawn) return;
    const said = { outline: { type: 'MultiPolygon' as const, coordinates: degreesOf(drawn) } };
    const change = mode === 'CHANGE' && from !== null ? { ...said, mode, from } : undefined;
    redraw.mutate(change ?? { ...said, mode: 'CORRECTION' }, {
      onSuccess: () => onDone([parcel.id]),
    });
  };

  return (
    <>
      <ReshapeOutline outline={outline} officialAreaHa={parcel.officialArea} onEnd={setDrawn} onCancel={onCancel} />
      {drawn && (
        <EditDialog
          heading={title}
          from={mode === 'CHANGE' ? from : undefined}
          onFrom={setFrom}
          error={redraw.error}
          isPending={redraw.isPending}
          submit={<T id="action.save" />}
          onSubmit={save}
          onClose={() => setDrawn(undefined)}
        >
          <RadioCards
            label={<T id="map.edit.mode" />}
            cards={modes.map((value) => ({
              value,
              label: <T id={`map.edit.mode.${value}`} />,
              note: <T id={`map.edit.mode.${value}.note`} />,
            }))}
            value={mode}
            onChoose={setMode}
          />
        </EditDialog>
      )}
    </>
  );
}
