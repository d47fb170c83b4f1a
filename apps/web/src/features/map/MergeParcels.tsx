import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceParcelEditingMergeFields } from '#web/lib/fields.generated.ts';
import { isApiError } from '#web/lib/api-error.ts';
import type { GroundMap } from '#web/map/ground-map.ts';
import { cornersOf } from '#web/map/measures/measure-outline.ts';
import type { MapMode } from '#web/map/modes/map-mode.ts';
import { pick } from '#web/map/modes/pick.ts';
import { createOutlinePart, type OutlinePart } from '#web/map/parts/outline-part.ts';
import { useMapMode } from '#web/map/use-map-mode.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import type { DeedProps } from './edit-deeds.ts';
import { useMergeParcels } from './edit-land.queries.ts';
import { EditDialog } from './EditDialog.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { useToldEdit } from './use-told-edit.tsx';

interface MergeParcelsProps extends DeedProps {
  /** The one that is chosen already. */
  readonly firstId: number | undefined;
}

/** Makes one parcel of those that are pressed on the map. */
export function MergeParcels({ firstId, onCancel, onDone }: MergeParcelsProps): ReactElement {
  const { farm } = useFarmMapState();
  const { locale } = useLanguage();
  const [ids, setIds] = useState<readonly number[]>(firstId === undefined ? [] : [firstId]);
  const [isAsked, setAsked] = useState(false);
  const parcels = useQueries({ queries: ids.map((id) => parcelOptions(farm.id, id)), combine: openParcels });
  const isReady = parcels.length >= 2 && parcels.length === ids.length;
  const toggle = (id: number): void => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  const goOn = (): void => setAsked(isReady);
  useMapMode(createPick, { toggle, goOn, onCancel });
  useShownOutlines(parcels);
  const area = parcels.reduce((sum, parcel) => sum + parcel.area, 0);

  return (
    <>
      {parcels.length === 0 ? (
        <Hint>
          <T id="map.edit.mergeHint" />
        </Hint>
      ) : (
        <>
          <Chosen>
            {parcels.map((parcel) => (
              <li key={parcel.id}>{parcelTitle(parcel)}</li>
            ))}
          </Chosen>
          <strong>
            <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, locale) }} />
          </strong>
        </>
      )}
      <Button variant="contained" disabled={!isReady} onClick={goOn}>
        <T id="drawing.goOn" />
      </Button>
      {isAsked && <MergeDialog parcels={parcels} onClose={() => setAsked(false)} onDone={onDone} />}
    </>
  );
}

interface MergeDialogProps extends Pick<DeedProps, 'onDone'> {
  readonly parcels: readonly ParcelDetail[];
  readonly onClose: () => void;
}

function MergeDialog({ parcels, onClose, onDone }: MergeDialogProps): ReactElement {
  const { farm } = useFarmMapState();
  const [largest] = parcels.toSorted((one, other) => other.computedArea - one.computedArea);
  const [name, setName] = useState(largest?.localName ?? '');
  const [isApart, setApart] = useState(false);
  const [from, setFrom] = useState<string | null>(useFarmDay(farm.id));
  const told = useToldEdit();
  const merge = useMergeParcels(farm.id, (edited, { name: merged }) =>
    told({
      edited,
      before: largest?.id,
      message: <T id="map.edit.merged" values={{ name: merged ?? '', count: parcels.length }} />,
    }),
  );
  const isNameless = name.trim() === '';
  const save = (): void => {
    if (from === null || isNameless) return;
    const said = { parcels: parcels.map(({ id, version }) => ({ id, version })), name: name.trim(), from, isApart };
    merge.mutate(said, { onSuccess: (edited) => onDone(edited.parcels.map(({ id }) => id)) });
  };
  return (
    <EditDialog
      heading={<T id="map.edit.mergeHeading" values={{ count: parcels.length }} />}
      from={from}
      onFrom={setFrom}
      error={merge.error}
      isPending={merge.isPending}
      submit={<T id="map.edit.merge" />}
      onSubmit={save}
      onClose={onClose}
    >
      <T id="map.edit.mergeHelp" />
      <Field
        label={<T id="parcel.name" />}
        value={name}
        maxLength={agroevidenceParcelEditingMergeFields.name.maxLength}
        autoComplete="off"
        error={isNameless && <T id="validation.required" />}
        onChange={({ target }) => setName(target.value)}
      />
      {(isApart || isApiError(merge.error, 'parcel.apart')) && (
        <Checkbox
          label={<T id="map.edit.isApart" />}
          checked={isApart}
          onChange={({ target }) => setApart(target.checked)}
        />
      )}
    </EditDialog>
  );
}

/** The same list for as long as none of them has changed. */
function openParcels(known: readonly { readonly data: ParcelDetail | undefined }[]): readonly ParcelDetail[] {
  return known.flatMap(({ data }) => (data?.status === 'OPEN' ? [data] : []));
}

function useShownOutlines(parcels: readonly ParcelDetail[]): void {
  const part = useMapPart(createPart, undefined);
  const shown = useMemo(() => parcels.map(({ geometry }) => cornersOf(geometry)), [parcels]);
  useEffect(() => part.current?.show(shown), [part, shown]);
}

function createPart({ dressed }: GroundMap): OutlinePart {
  return createOutlinePart(dressed());
}

interface Told {
  readonly toggle: (parcelId: number) => void;
  readonly goOn: () => void;
  readonly onCancel: () => void;
}

function createPick(told: Latest<Told>): MapMode {
  return pick({
    onPick: (id) => told.current.toggle(id),
    onEnd: () => told.current.goOn(),
    onCancel: () => told.current.onCancel(),
  });
}

const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

const Chosen = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(5),
  maxHeight: 160,
  overflowY: 'auto',
}));
