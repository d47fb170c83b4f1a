import type { PlanChoice, PlannedParcel } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { mostParts } from '@brazda/domain/enumerations/crop-role.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import { mostOfParcel } from '@brazda/domain/land-shares.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { formatNumber, parseNumber } from '#web/lib/numbers.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { Input } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { entriesOf, wholeCrop, type PlanEdit } from './plan-edits.ts';

interface DivideDialogProps {
  readonly parcel: PlannedParcel;
  readonly seasonId: number;
  readonly crops: readonly PlanChoice[];
  readonly onClose: () => void;
  /** With the parcel as it was when the dialog was opened. */
  readonly onDivide: (edits: readonly PlanEdit[], seen: readonly PlannedParcel[]) => void;
}

/** A part as it is typed; an empty area is all that the others leave. */
interface TypedPart {
  readonly cropId: number | undefined;
  readonly area: string;
}

const noPart: TypedPart = { cropId: undefined, area: '' };

/** Divides a parcel in a season among several crops, and says which catch crop stands beside them. */
export function DivideDialog({ parcel, seasonId, crops, onClose, onDivide }: DivideDialogProps): ReactElement {
  const { locale } = useLanguage();
  const [seen] = useState(parcel);
  const main = entriesOf(seen, seasonId);
  const [parts, setParts] = useState<readonly TypedPart[]>(() => [
    ...main.map(({ cropId, area }) => ({ cropId, area: area === null ? '' : formatNumber(area, locale, 4) })),
    noPart,
  ]);
  const [caughtId, setCaughtId] = useState(entriesOf(seen, seasonId, 'CATCH_CROP')[0]?.cropId);
  const used = parts.filter(({ cropId }) => cropId !== undefined);
  const areas = used.map(({ area }) => (area.trim() === '' ? 0 : parseNumber(area, locale, 4)));
  const total = areas.reduce<number>((sum, area) => sum + (area ?? 0), 0);
  const isUnreadable = areas.some((area) => area === undefined || area < 0);
  const isTooMuch = total > parcel.area * mostOfParcel;
  const place = { parcelId: parcel.id, seasonId };

  const save = (): void => {
    const edits: PlanEdit[] = used.map(({ cropId = null, area }, at) => ({
      ...place,
      cropId,
      role: 'MAIN',
      part: at + 1,
      area: area.trim() === '' ? null : (parseNumber(area, locale, 4) ?? null),
    }));
    onDivide([wholeCrop(place, null), ...edits, wholeCrop(place, caughtId ?? null, 'CATCH_CROP')], [seen]);
    onClose();
  };
  const change = (at: number, part: TypedPart): void => {
    const next = parts.map((known, index) => (index === at ? part : known));
    const isFull = next.at(-1)?.cropId !== undefined && next.length < mostParts;
    setParts(isFull ? [...next, noPart] : next);
  };

  return (
    <PlainDialog
      heading={
        <T id="sowingPlan.divide.heading" values={{ parcel: parcel.localName, season: seasonLabel(seasonId) }} />
      }
      onClose={onClose}
    >
      <FormStack
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooMuch && !isUnreadable) save();
        }}
      >
        <span>
          <T id="sowingPlan.divide.help" values={{ area: parcelAreaNumber(parcel.area, locale) }} />
        </span>
        {parts.map((part, at) => (
          <Part key={at} at={at} part={part} crops={crops} onChange={(next) => change(at, next)} />
        ))}
        <CropChoice
          label="sowingPlan.divide.catchCrop"
          crops={crops}
          cropId={caughtId}
          onChoose={setCaughtId}
          hasLabel
        />
        {isTooMuch && (
          <Notice tone="error">
            <T
              id="sowingPlan.divide.tooMuch"
              values={{ planned: parcelAreaNumber(total, locale), area: parcelAreaNumber(parcel.area, locale) }}
            />
          </Notice>
        )}
        {isUnreadable && (
          <Notice tone="error">
            <T id="sowingPlan.divide.unreadable" />
          </Notice>
        )}
        <DialogEnd onCancel={onClose}>
          <Button type="submit" variant="contained">
            <T id="action.save" />
          </Button>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}

interface PartProps {
  readonly at: number;
  readonly part: TypedPart;
  readonly crops: readonly PlanChoice[];
  readonly onChange: (part: TypedPart) => void;
}

function Part({ at, part, crops, onChange }: PartProps): ReactElement {
  const text = useText();
  return (
    <Row>
      <CropChoice
        label="sowingPlan.divide.part"
        number={at + 1}
        crops={crops}
        cropId={part.cropId}
        onChoose={(cropId) => onChange({ ...part, cropId })}
      />
      <Input
        inputMode="decimal"
        aria-label={text('sowingPlan.divide.area', { number: at + 1 })}
        placeholder={text('sowingPlan.divide.rest')}
        value={part.area}
        onChange={({ target }) => onChange({ ...part, area: target.value })}
      />
    </Row>
  );
}

interface CropChoiceProps {
  readonly label: 'sowingPlan.divide.part' | 'sowingPlan.divide.catchCrop';
  readonly number?: number;
  readonly hasLabel?: boolean;
  readonly crops: readonly PlanChoice[];
  readonly cropId: number | undefined;
  readonly onChoose: (cropId: number | undefined) => void;
}

function CropChoice({ label, number = 0, hasLabel = false, crops, cropId, onChoose }: CropChoiceProps): ReactElement {
  const text = useText();
  const nameOf = useCropName();
  const said = label === 'sowingPlan.divide.part' ? text(label, { number }) : text(label);
  const choice = (
    <NativeChoice
      aria-label={said}
      value={cropId ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{text('sowingPlan.divide.nothing')}</option>
      {crops.map((crop) => (
        <option key={crop.id} value={crop.id}>
          {nameOf(crop)}
        </option>
      ))}
    </NativeChoice>
  );
  if (!hasLabel) return choice;
  return (
    <label>
      <b>{said}</b>
      {choice}
    </label>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  // As much for the area as four digits need: on a phone the name of the crop has the rest.
  gridTemplateColumns: 'minmax(0, 1fr) 88px',
  gap: theme.spacing(2),
}));
