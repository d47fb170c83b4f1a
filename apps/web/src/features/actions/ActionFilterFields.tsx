import {
  actionGroups,
  actionStates,
  actionTypes,
  actionTypesOf,
  type ActionType,
} from '@brazda/domain/enumerations/action.ts';
import { recordSources } from '@brazda/domain/enumerations/record-source.ts';
import { FilterGrid } from '#web/ui/ListFilters.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { CropField } from '#web/parts/crop/CropField.tsx';
import { useCropNames } from '#web/parts/crop/crop-names.ts';
import { parcelOptions, suggestionOptions } from '#web/parts/parcel/parcel.queries.ts';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { ChoiceField, type Choice } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { SuggestField } from '#web/ui/SuggestField.tsx';
import { statisticsOptions } from './actions.queries.ts';
import { filterOf, type ActionsSearch, type ListedFilter } from './actions-search.ts';

export interface ActionFiltersProps {
  readonly farmId: number;
  readonly search: ActionsSearch;
  readonly onShow: (change: Partial<ListedFilter>, showing?: { readonly replace?: boolean }) => void;
}

/** What the list is filtered by; materials are those that were used. */
export function ActionFilterFields({ farmId, search, onShow }: ActionFiltersProps): ReactElement {
  const text = useText();
  const cropName = useCropNames(farmId);
  const any: Choice = { value: '', label: text('actions.any') };
  const types: readonly ActionType[] = search.group ? actionTypesOf[search.group] : actionTypes;
  const { crop } = search;
  return (
    <FilterGrid>
      <ChoiceField
        label={<T id="actions.group" />}
        choices={[any, ...actionGroups.map((value) => ({ value, label: text(`actionGroup.${value}`) }))]}
        value={search.group ?? ''}
        onChoose={(value) => onShow({ group: actionGroups.find((one) => one === value), type: undefined })}
      />
      <ChoiceField
        label={<T id="actions.type" />}
        choices={[any, ...types.map((value) => ({ value, label: text(`actionType.${value}`) }))]}
        value={search.type ?? ''}
        onChoose={(value) => onShow({ type: actionTypes.find((one) => one === value) })}
      />
      <ChoiceField
        label={<T id="actions.state" />}
        choices={[any, ...actionStates.map((value) => ({ value, label: text(`actionState.${value}`) }))]}
        value={search.state ?? ''}
        onChoose={(value) => onShow({ state: actionStates.find((one) => one === value) })}
      />
      <OperatorChoice farmId={farmId} search={search} onShow={onShow} />
      <ChoiceField
        label={<T id="actions.source" />}
        choices={[any, ...recordSources.map((value) => ({ value, label: text(`actions.source.${value}`) }))]}
        value={search.source ?? ''}
        onChoose={(value) => onShow({ source: recordSources.find((one) => one === value) })}
      />
      <ParcelField farmId={farmId} id={search.parcel} onChoose={(parcel) => onShow({ parcel })} />
      <CropField
        farmId={farmId}
        label={<T id="parcel.crop" />}
        value={crop === undefined ? null : { id: crop, name: cropName(crop) ?? '', color: null }}
        onChoose={(chosen) => onShow({ crop: chosen?.id })}
      />
      <MaterialChoice farmId={farmId} search={search} onShow={onShow} />
      <DayField
        label={<T id="actions.from" />}
        value={search.from ?? null}
        onChange={(from) => onShow({ from: from ?? undefined }, { replace: true })}
      />
      <DayField
        label={<T id="actions.to" />}
        value={search.to ?? null}
        onChange={(to) => onShow({ to: to ?? undefined }, { replace: true })}
      />
    </FilterGrid>
  );
}

/** By whom it was done, of those who did something that the rest of the filter leaves. */
function OperatorChoice({ farmId, search, onShow }: ActionFiltersProps): ReactElement {
  const text = useText();
  const { operator: chosen, ...others } = search;
  const { data: sums } = useQuery(statisticsOptions(farmId, filterOf(others)));
  const operators = new Set([...(sums?.operators ?? []), ...(chosen === undefined ? [] : [chosen])]);
  return (
    <ChoiceField
      label={<T id="actions.operator" />}
      choices={[{ value: '', label: text('actions.any') }, ...[...operators].map((value) => ({ value, label: value }))]}
      value={chosen ?? ''}
      onChoose={(operator) => onShow({ operator: operator === '' ? undefined : operator })}
    />
  );
}

/** What was used, of all that was in what the rest of the filter leaves. */
function MaterialChoice({ farmId, search, onShow }: ActionFiltersProps): ReactElement {
  const text = useText();
  const { material: chosen, ...others } = search;
  const { data: sums } = useQuery(statisticsOptions(farmId, filterOf(others)));
  const used = [...new Map(sums?.byMaterial.map(({ materialId, name }) => [materialId, name]))];
  return (
    <ChoiceField
      label={<T id="actions.material" />}
      choices={[
        { value: '', label: text('actions.any') },
        ...used.map(([id, name]) => ({ value: String(id), label: name })),
      ]}
      value={String(chosen ?? '')}
      onChoose={(value) => onShow({ material: value === '' ? undefined : Number(value) })}
    />
  );
}

interface ParcelFieldProps {
  readonly farmId: number;
  readonly id: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

/** The parcel on which it was done, found by a part of its name. */
function ParcelField({ farmId, id, onChoose }: ParcelFieldProps): ReactElement {
  const { search, isTyping, setTyped } = useTypedSearch();
  const { data: found, isFetching } = useQuery({ ...suggestionOptions(farmId, search), enabled: search !== '' });
  const { data: parcel } = useQuery({ ...parcelOptions(farmId, id ?? 0), enabled: id !== undefined });
  return (
    <SuggestField
      label={<T id="actions.parcel" />}
      suggestions={
        search === ''
          ? []
          : (found ?? []).map(({ id: parcelId, localName, blockNumber }) => ({
              id: String(parcelId),
              label: localName,
              note: blockNumber ?? undefined,
            }))
      }
      value={id === undefined ? null : { id: String(id), label: parcel ? parcelTitle(parcel) : '', note: undefined }}
      isLoading={isFetching}
      isBehind={isTyping}
      nothingFound={<T id="actions.parcels.nothing" />}
      onType={setTyped}
      onChoose={(chosen) => onChoose(chosen ? Number(chosen.id) : undefined)}
    />
  );
}
