import type { ParcelDivision, ParcelPart } from '@brazda/contract/agroevidence/parcel-editing.ts';
import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { agroevidenceParcelEditingSplitFields } from '#web/lib/fields.generated.ts';
import type { GroundMap } from '#web/map/ground-map.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import { inDegrees } from '#web/map/measures/measure-outline.ts';
import type { Draft } from '#web/map/modes/measure.ts';
import { createDivisionPart, type DivisionPart } from '#web/map/parts/division-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelOptions } from '#web/parts/parcel/parcel.queries.ts';
import { Field } from '#web/ui/Field.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { DrawShape } from '#web/parts/drawing/DrawShape.tsx';
import { coveredByPanels } from './covered.ts';
import type { DeedProps } from './edit-deeds.ts';
import { partsOptions, useSplitParcel } from './edit-land.queries.ts';
import { EditForm } from './EditForm.tsx';
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

/** First the line, then, beside the map that shows its parts, what they are called and from when on. */
function Split({ parcel, onCancel, onDone }: SplitProps): ReactElement {
  const map = useGroundMap();
  const [drawn, setDrawn] = useState<Draft['points']>();
  const line = useMemo(() => drawn && { type: 'LineString' as const, coordinates: drawn.map(inDegrees) }, [drawn]);
  const drawAnew = (): void => {
    setDrawn(undefined);
    map.focus();
  };
  return (
    <DrawShape kind="line" shown={drawn} onEnd={setDrawn} onCancel={drawn ? drawAnew : onCancel}>
      {line && (
        // What was typed belongs to the parts of one line.
        <NameParts key={JSON.stringify(line)} parcel={parcel} line={line} onClose={drawAnew} onDone={onDone} />
      )}
    </DrawShape>
  );
}

interface NamePartsProps extends Pick<DeedProps, 'onDone'> {
  readonly parcel: ParcelDetail;
  readonly line: ParcelDivision['line'];
  readonly onClose: () => void;
}

function NameParts({ parcel, line, onClose, onDone }: NamePartsProps): ReactElement {
  const { farm } = useFarmMapState();
  const [from, setFrom] = useState<string | null>(useFarmDay(farm.id));
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const title = parcelTitle(parcel);
  const told = useToldEdit();
  const split = useSplitParcel(farm.id, parcel, (edited) =>
    told({
      edited,
      before: parcel.id,
      message: <T id="map.edit.divided" values={{ name: title, count: edited.parcels.length }} />,
    }),
  );
  // What has been divided cannot be divided again: nothing is asked about it any more.
  const isOpen = !split.isPending && !split.isSuccess;
  const parts = useQuery({ ...partsOptions(farm.id, parcel, line), enabled: isOpen });
  const names = (parts.data ?? []).map((_, index) => typed[index] ?? `${parcel.localName} ${index + 1}`);
  useShownParts(parts.data, names);
  const form = useShownForm(parcel.boundingBox, parts.data !== undefined);
  const save = (): void => {
    if (from === null || names.length === 0 || names.some(isBlank)) return;
    split.mutate(
      { line, from, names: names.map((name) => name.trim()) },
      {
        onSuccess: ({ parcels }) => onDone(parcels.map(({ id }) => id)),
      },
    );
  };

  return (
    <Asked
      ref={form}
      tabIndex={-1}
      role="group"
      aria-labelledby="split-heading"
      onKeyDown={({ key, target, currentTarget }) => {
        // What opens over the form, such as a calendar, closes by itself.
        if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) onClose();
      }}
    >
      <h2 id="split-heading">
        <T id="map.edit.splitHeading" values={{ name: title }} />
      </h2>
      <EditForm
        from={from}
        onFrom={setFrom}
        error={split.error ?? parts.error}
        isPending={split.isPending || parts.isFetching}
        submit={<T id="map.edit.split" />}
        onSubmit={save}
        onClose={onClose}
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
      </EditForm>
    </Asked>
  );
}

/** Writes on the map which part is which. */
function useShownParts(parts: readonly ParcelPart[] | undefined, names: readonly string[]): void {
  const text = useText();
  const { locale } = useLanguage();
  const part = useMapPart(createPart, undefined);
  useEffect(() => {
    const named = (parts ?? []).map(({ area, label }, index) => ({
      place: label,
      name: names[index] ?? '',
      area: text('parcel.hectares', { area: parcelAreaNumber(area, locale) }),
    }));
    part.current?.show(named);
  }, [part, parts, names, text, locale]);
}

function createPart({ dressed }: GroundMap): DivisionPart {
  return createDivisionPart(dressed());
}

/** The form has the focus once it is there, and what it is about stays in sight beside it. */
function useShownForm(box: ParcelDetail['boundingBox'], isWhole: boolean): RefObject<HTMLDivElement | null> {
  const map = useGroundMap();
  const form = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent(() => map.camera.reveal(box, coveredByPanels()));
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isWhole) reveal();
  }, [isWhole]);
  return form;
}

const Asked = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '&:focus': { outline: 'none' },
  '& > h2': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong, overflowWrap: 'anywhere' },
}));

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
      maxLength={agroevidenceParcelEditingSplitFields.names.maxLength}
      autoComplete="off"
      error={isBlank(name) && <T id="validation.required" />}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function isBlank(name: string): boolean {
  return name.trim() === '';
}
