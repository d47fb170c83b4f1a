import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceParcelEditingDrawFields } from '#web/lib/fields.generated.ts';
import { inDegrees } from '#web/map/measures/measure-outline.ts';
import type { Draft } from '#web/map/modes/measure.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { Field } from '#web/ui/Field.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { DrawShape } from '#web/parts/drawing/DrawShape.tsx';
import type { DeedProps } from './edit-deeds.ts';
import { partsOptions, useSplitParcel } from './edit-land.queries.ts';
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
  const [drawn, setDrawn] = useState<Draft['points']>();
  const line = useMemo(() => drawn && { type: 'LineString' as const, coordinates: drawn.map(inDegrees) }, [drawn]);
  const [from, setFrom] = useState<string | null>(useFarmDay(farm.id));
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const split = useSplitParcel(farm.id, parcel);
  // What has been divided cannot be divided again: nothing is asked about it any more.
  const isOpen = line !== undefined && !split.isPending && !split.isSuccess;
  const parts = useQuery({ ...partsOptions(farm.id, parcel, line), enabled: isOpen });
  const tell = useToldEdit(farm.id);
  const title = parcelTitle(parcel);
  const names = (parts.data ?? []).map((_, index) => typed[index] ?? `${parcel.localName} ${index + 1}`);
  const draw = (points: Draft['points']): void => {
    setTyped({});
    setDrawn(points);
  };
  const save = (): void => {
    if (!line || from === null || names.some(isBlank)) return;
    split.mutate(
      { line, from, ...(names.length > 0 && { names: names.map((name) => name.trim()) }) },
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
      <DrawShape kind="line" shown={drawn} onEnd={draw} onCancel={onCancel} />
      {drawn && (
        <EditDialog
          heading={<T id="map.edit.splitHeading" values={{ name: title }} />}
          from={from}
          onFrom={setFrom}
          error={split.error ?? parts.error}
          isPending={split.isPending || parts.isFetching}
          submit={<T id="map.edit.split" />}
          onSubmit={save}
          onClose={() => setDrawn(undefined)}
        >
          <T id="map.edit.splitHelp" />
          {parts.isFetching && <Loader label={<T id="map.edit.partsLoading" />} isLabelShown />}
          {parts.data?.map(({ area }, index) => (
            <PartName
              // The parts of one line keep their order.
              key={index}
              number={index + 1}
              area={area}
              name={names[index] ?? ''}
              onChange={(name) => setTyped({ ...typed, [index]: name })}
            />
          ))}
        </EditDialog>
      )}
    </>
  );
}

interface PartNameProps {
  readonly number: number;
  readonly area: number;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

function PartName({ number, area, name, onChange }: PartNameProps): ReactElement {
  const { locale } = useLanguage();
  return (
    <Field
      label={<T id="map.edit.partName" values={{ number: String(number), area: parcelAreaNumber(area, locale) }} />}
      value={name}
      maxLength={agroevidenceParcelEditingDrawFields.name.maxLength}
      autoComplete="off"
      error={isBlank(name) && <T id="validation.required" />}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function isBlank(name: string): boolean {
  return name.trim() === '';
}
