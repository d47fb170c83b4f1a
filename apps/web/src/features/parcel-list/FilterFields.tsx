import type { ParcelStatistics } from '@brazda/contract/agroevidence/parcel-sums.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { countryOfClimateRegions } from '@brazda/domain/enumerations/climate-region.ts';
import { triStates } from '@brazda/domain/enumerations/tri-state.ts';
import { FilterGrid } from '#web/ui/ListFilters.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { centersOptions, zonesOptions } from '#web/parts/parcel/divisions.queries.ts';
import { landUseText } from '#web/parts/parcel/land-use-text.ts';
import { ChoiceField, type Choice } from '#web/ui/ChoiceField.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { statisticsOptions } from './parcel-list.queries.ts';
import { climateChoices, type ListFilter, type ParcelListSearch } from './parcel-list-search.ts';

interface FilterFieldsProps {
  readonly farm: Farm;
  readonly search: ParcelListSearch;
  readonly onShow: (change: Partial<ListFilter>, showing?: { readonly replace?: boolean }) => void;
}

const yearsBefore = 3;
const yearsAfter = 1;
const nitrateTexts = { YES: 'parcel.yes', NO: 'parcel.no', NOT_SPECIFIED: 'parcel.unknown' } as const;

/** What lists are filtered by; choices are those that the farm has. */
export function FilterFields({ farm, search, onShow }: FilterFieldsProps): ReactElement {
  const intl = useIntl();
  const text = useText();
  const { data: sums } = useQuery(statisticsOptions(farm.id, { season: search.season }));
  const any: Choice = { value: '', label: text('parcelList.any') };
  const { crops, landUses } = choicesIn(sums, intl);
  const year = Number(useFarmDay(farm.id).slice(0, 4));
  const seasons = Array.from({ length: yearsBefore + yearsAfter + 1 }, (_, at) => year + yearsAfter - at).map(
    (start) => ({
      value: String(start),
      label: text('parcelList.season.of', { from: String(start), to: String(start + 1).slice(-2) }),
    }),
  );

  return (
    <FilterGrid>
      <ChoiceField
        label={<T id="parcel.crop" />}
        choices={[any, ...crops]}
        value={String(search.crop ?? '')}
        onChoose={(value) => onShow({ crop: numberOf(value) })}
      />
      <ChoiceField
        label={<T id="parcel.landUse" />}
        choices={[any, ...landUses]}
        value={search.landUse ?? ''}
        onChoose={(value) => onShow({ landUse: value === '' ? undefined : value })}
      />
      <DivisionFields farm={farm} search={search} onShow={onShow} />
      {farm.countryCode === 'CZ' && (
        <ChoiceField
          label={<T id="parcel.nitrateVulnerable" />}
          choices={[any, ...triStates.map((value) => ({ value, label: text(nitrateTexts[value]) }))]}
          value={search.nitrate ?? ''}
          onChoose={(value) => onShow({ nitrate: triStates.find((state) => state === value) })}
        />
      )}
      {farm.countryCode === countryOfClimateRegions && (
        <ChoiceField
          label={<T id="parcel.climateRegion" />}
          choices={[any, ...climateChoices.map((value) => ({ value, label: text(`parcel.climateRegion.${value}`) }))]}
          value={search.climateRegion ?? ''}
          onChoose={(value) => onShow({ climateRegion: climateChoices.find((choice) => choice === value) })}
        />
      )}
      <ChoiceField
        label={<T id="parcelList.season" />}
        choices={[{ value: '', label: text('parcelList.season.today') }, ...seasons]}
        value={String(search.season ?? '')}
        onChoose={(value) => onShow({ season: numberOf(value), crop: undefined })}
      />
      <NumberField
        label={<T id="parcelList.areaFrom" />}
        value={search.from ?? null}
        unit="ha"
        decimals={2}
        onChange={(value) => onShow({ from: value ?? undefined }, { replace: true })}
      />
      <NumberField
        label={<T id="parcelList.areaTo" />}
        value={search.to ?? null}
        unit="ha"
        decimals={2}
        onChange={(value) => onShow({ to: value ?? undefined }, { replace: true })}
      />
      <Checkbox
        label={<T id="parcelList.retired" />}
        checked={search.retired === true}
        onChange={({ target }) => onShow({ retired: target.checked ? true : undefined })}
      />
    </FilterGrid>
  );
}

function numberOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}

/** The crops and land uses that the farm has. */
function choicesIn(
  sums: ParcelStatistics | undefined,
  intl: IntlShape,
): { readonly crops: readonly Choice[]; readonly landUses: readonly Choice[] } {
  if (!sums) return { crops: [], landUses: [] };
  return {
    crops: sums.byCrop.flatMap(({ crop }) => (crop?.id ? [{ value: String(crop.id), label: crop.name }] : [])),
    landUses: sums.byLandUse.flatMap(({ key, code, name }) =>
      key === null ? [] : [{ value: key, label: landUseText(intl, { code, name }) ?? key }],
    ),
  };
}

/** Only what the farm has made of its land. */
function DivisionFields({ farm, search, onShow }: FilterFieldsProps): ReactElement {
  const text = useText();
  const { data: centers = [] } = useQuery(centersOptions(farm.id));
  const { data: zones = [] } = useQuery(zonesOptions(farm.id));
  const any: Choice = { value: '', label: text('parcelList.any') };
  const named = (all: readonly { readonly id: number; readonly name: string }[]): Choice[] =>
    all.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      {centers.length > 0 && (
        <ChoiceField
          label={<T id="parcelList.column.center" />}
          choices={[any, ...named(centers)]}
          value={String(search.center ?? '')}
          onChoose={(value) => onShow({ center: numberOf(value) })}
        />
      )}
      {zones.length > 0 && (
        <ChoiceField
          label={<T id="parcelList.zone" />}
          choices={[any, ...named(zones)]}
          value={String(search.zone ?? '')}
          onChoose={(value) => onShow({ zone: numberOf(value) })}
        />
      )}
    </>
  );
}
