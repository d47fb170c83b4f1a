import type { RecordMeaning, RecordValue } from '@brazda/contract/agroevidence/record-imports.ts';
import { actionTypes, amountBases } from '@brazda/domain/enumerations/action.ts';
import { materialKinds, materialUnits } from '@brazda/domain/enumerations/material.ts';
import { searchKeyOf, searchTextOf } from '@brazda/domain/search-key.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { CropField } from '#web/parts/crop/CropField.tsx';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { SuggestField, type Suggestion } from '#web/ui/SuggestField.tsx';
import { everyParcelOptions, materialSearchOptions } from './record-imports.queries.ts';

interface MeaningFieldProps {
  readonly farmId: number;
  readonly value: RecordValue;
  readonly onSay: (meaning: RecordMeaning) => void;
}

/** A field in which a person says what a value of a file means, by the sort that it is of. */
export function MeaningField(props: MeaningFieldProps): ReactElement {
  switch (props.value.kind) {
    case 'TYPE':
      return <TypeMeaning {...props} />;
    case 'PARCEL':
      return <ParcelMeaning {...props} />;
    case 'MATERIAL':
      return <MaterialMeaning {...props} />;
    case 'CROP':
      return <CropMeaning {...props} />;
    case 'UNIT':
      return <UnitMeaning {...props} />;
  }
}

const nothing = '';

function TypeMeaning({ value, onSay }: MeaningFieldProps): ReactElement {
  const text = useText();
  const { locale } = useIntl();
  const types = actionTypes
    .map((type) => ({ value: type, label: text(`actionType.${type}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <ChoiceField
      label={<Label value={value} />}
      choices={[{ value: nothing, label: text('recordImports.value.choose') } as const, ...types]}
      value={value.meaning?.actionType ?? nothing}
      onChoose={(actionType) => actionType !== nothing && onSay({ actionType })}
    />
  );
}

function UnitMeaning({ value, onSay }: MeaningFieldProps): ReactElement {
  const text = useText();
  const said = value.meaning?.unit;
  const units = materialUnits.flatMap((unit) =>
    amountBases.map((basis) => ({
      value: `${unit} ${basis}`,
      label: `${text(`material.unit.${unit}`)}${basis === 'HECTARE' ? '/ha' : ''}`,
      meaning: { unit: { unit, basis } },
    })),
  );
  return (
    <ChoiceField
      label={<Label value={value} />}
      choices={[{ value: nothing, label: text('recordImports.value.choose') }, ...units]}
      value={said ? `${said.unit} ${said.basis}` : nothing}
      onChoose={(chosen) => {
        const unit = units.find((one) => one.value === chosen);
        if (unit) onSay(unit.meaning);
      }}
    />
  );
}

function CropMeaning({ farmId, value, onSay }: MeaningFieldProps): ReactElement {
  const known = value.meaning?.cropId;
  const chosen =
    known === undefined ? null : { id: known, name: value.name ?? '', color: { red: 128, green: 128, blue: 128 } };
  return (
    <CropField
      farmId={farmId}
      label={<Label value={value} />}
      value={chosen}
      onChoose={(crop) => crop && onSay({ cropId: crop.id })}
    />
  );
}

const mostShown = 30;

function ParcelMeaning({ farmId, value, onSay }: MeaningFieldProps): ReactElement {
  const [typed, setTyped] = useState('');
  const { data: parcels, isPending } = useQuery(everyParcelOptions(farmId));
  const key = searchTextOf(typed);
  const suggestions = (parcels ?? [])
    .filter((parcel) => searchKeyOf(parcel).includes(key))
    .slice(0, mostShown)
    .map((parcel) => ({ id: String(parcel.id), label: parcelTitle(parcel), note: parcel.blockNumber ?? undefined }));
  const known = value.meaning?.parcelId;
  return (
    <SuggestField<Suggestion>
      hasArrow
      label={<Label value={value} />}
      suggestions={suggestions}
      value={known === undefined ? null : { id: String(known), label: value.name ?? '' }}
      isLoading={isPending}
      nothingFound={<T id="recordImports.value.nothing" />}
      onType={setTyped}
      onChoose={(chosen) => chosen && onSay({ parcelId: Number(chosen.id) })}
    />
  );
}

interface MaterialSuggestion extends Suggestion {
  readonly meaning: RecordMeaning;
}

/** One of the catalogue or the farm's own; else a new one of the farm's own, or words alone. */
function MaterialMeaning({ farmId, value, onSay }: MeaningFieldProps): ReactElement {
  const text = useText();
  const { search, isTyping, setTyped } = useTypedSearch();
  const { data: found = [], isFetching, isPlaceholderData } = useQuery(materialSearchOptions(farmId, search));
  const kindText = (kind: (typeof materialKinds)[number]): string =>
    text('recordImports.value.new', { kind: text(`material.kind.${kind}`) });
  const always: readonly MaterialSuggestion[] = [
    ...materialKinds.map((kind) => ({ id: kind, label: kindText(kind), meaning: { newMaterial: kind } })),
    { id: 'text', label: text('recordImports.value.asText'), meaning: { asText: true as const } },
  ];
  const suggestions = found.map((material): MaterialSuggestion => ({
    id: String(material.id),
    label: material.name,
    note: material.registrationNumber ?? text(`material.kind.${material.kind}`),
    meaning: { materialId: material.id },
  }));
  return (
    <SuggestField<MaterialSuggestion>
      hasArrow
      label={<Label value={value} />}
      suggestions={[...(search.length > 1 ? suggestions : []), ...always]}
      value={chosenMaterial(value, always)}
      isLoading={isFetching}
      isBehind={isTyping || isPlaceholderData}
      nothingFound={<T id="recordImports.value.nothing" />}
      onType={setTyped}
      onChoose={(chosen) => chosen && onSay(chosen.meaning)}
    />
  );
}

function chosenMaterial(
  { meaning, name }: RecordValue,
  always: readonly MaterialSuggestion[],
): MaterialSuggestion | null {
  if (!meaning) return null;
  if (meaning.materialId !== undefined) return { id: String(meaning.materialId), label: name ?? '', meaning };
  return always.find(({ id }) => id === (meaning.newMaterial ?? 'text')) ?? null;
}

function Label({ value: { value } }: { readonly value: RecordValue }): ReactElement {
  return <T id="recordImports.value.meaning" values={{ value }} />;
}
