import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceParcelEditingDrawFields } from '#web/lib/fields.generated.ts';
import { degreesOf } from '#web/map/measures/measure-outline.ts';
import type { Outline } from '#web/map/measures/outline-corners.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { Field } from '#web/ui/Field.tsx';
import { DrawShape } from '#web/parts/drawing/DrawShape.tsx';
import type { DeedProps } from './edit-deeds.ts';
import { useDrawParcel } from './edit-land.queries.ts';
import { EditDialog } from './EditDialog.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { ReshapeOutline } from '#web/parts/drawing/ReshapeOutline.tsx';
import { useToldEdit } from './use-told-edit.tsx';

/** A new parcel: drawn point by point, mended at its corners, and then named. */
export function DrawParcel({ onCancel, onDone }: DeedProps): ReactElement {
  const { farm } = useFarmMapState();
  const [begun, setBegun] = useState<Outline>();
  const [drawn, setDrawn] = useState<Outline>();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [from, setFrom] = useState<string | null>(useFarmDay(farm.id));
  const told = useToldEdit();
  const draw = useDrawParcel(farm.id, (edited, { name: drawnName }) =>
    told({ edited, before: undefined, message: <T id="map.edit.drawn" values={{ name: drawnName }} /> }),
  );
  const isNameless = name.trim() === '';
  const save = (): void => {
    setTried(true);
    if (!drawn || from === null || isNameless) return;
    const outline = { type: 'MultiPolygon' as const, coordinates: degreesOf(drawn) };
    draw.mutate(
      { outline, name: name.trim(), from },
      {
        onSuccess: ({ parcels }) => onDone(parcels.map(({ id }) => id)),
      },
    );
  };

  if (!begun) return <DrawShape kind="polygon" onEnd={(points) => setBegun([[points]])} onCancel={onCancel} />;
  return (
    <>
      <ReshapeOutline outline={begun} officialAreaHa={null} onEnd={setDrawn} onCancel={() => setBegun(undefined)} />
      {drawn && (
        <EditDialog
          heading={<T id="map.edit.draw" />}
          from={from}
          onFrom={setFrom}
          error={draw.error}
          isPending={draw.isPending}
          submit={<T id="action.save" />}
          onSubmit={save}
          onClose={() => setDrawn(undefined)}
        >
          <Field
            label={<T id="parcel.name" />}
            value={name}
            maxLength={agroevidenceParcelEditingDrawFields.name.maxLength}
            autoComplete="off"
            autoFocus
            error={isTried && isNameless && <T id="validation.required" />}
            onChange={({ target }) => setName(target.value)}
          />
        </EditDialog>
      )}
    </>
  );
}
