import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { fullBlockNumber } from '@brazda/domain/block-number.ts';
import { countryOfClimateRegions } from '@brazda/domain/enumerations/climate-region.ts';
import { areasDiffer, parcelAreaNumber } from '@brazda/domain/measures.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { centersOptions, zonesOptions } from '#web/parts/parcel/divisions.queries.ts';
import { landUseText } from '#web/parts/parcel/land-use-text.ts';
import { hasOwnName, parcelFacts, parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import type { DataColumn, DataColumns } from '#web/ui/data-table/data-column.ts';
import { AreaWarning, CropCell } from './parcel-cells.tsx';

/** What the table of parcels can show of each. */
export function useParcelColumns({ id: farmId, countryCode }: Farm): DataColumns<Parcel> {
  const intl = useIntl();
  const { data: centers } = useQuery(centersOptions(farmId));
  const { data: zones } = useQuery(zonesOptions(farmId));
  return useMemo(() => {
    const text = textIn(intl);
    const centerNames = new Map(centers?.map(({ id, name }) => [id, name]));
    const zoneNames = new Map(zones?.map(({ id, name }) => [id, name]));
    const hectares = (area: number | null): string | null =>
      area === null ? null : parcelAreaNumber(area, intl.locale);
    const measured = (value: number | null, digits: number): string | null =>
      value === null ? null : intl.formatNumber(value, { maximumFractionDigits: digits });
    return [
      {
        key: 'name',
        label: text('parcelList.column.name'),
        width: 190,
        grows: true,
        isSorted: true,
        cell: (parcel) => (
          <Link
            to="/farm/$farmId/parcels/$parcelId/overview"
            params={{ farmId: String(farmId), parcelId: String(parcel.id) }}
            tabIndex={-1}
          >
            {parcelTitle(parcel)}
          </Link>
        ),
      },
      {
        key: 'block-number',
        label: text('parcelList.column.block'),
        width: 164,
        isSorted: true,
        onCard: 'below',
        cell: (parcel) => (hasOwnName(parcel) ? fullBlockNumber(parcel) : null),
      },
      {
        key: 'area',
        label: text('parcelList.column.area'),
        width: 104,
        isNumber: true,
        isSorted: true,
        onCard: 'side',
        cell: ({ area, officialArea, computedArea }) => (
          <>
            {officialArea !== null && areasDiffer(officialArea, computedArea) && (
              <AreaWarning computedArea={computedArea} />
            )}
            {text('parcel.hectares', { area: parcelAreaNumber(area, intl.locale) })}
          </>
        ),
      },
      {
        key: 'crop',
        label: text('parcel.crop'),
        width: 220,
        grows: true,
        isSorted: true,
        onCard: 'below',
        cell: (parcel) => {
          const { crop, parts, isPlanned } = parcelFacts(parcel, '');
          return <CropCell crop={crop} parts={parts} isPlanned={isPlanned} />;
        },
      },
      {
        key: 'land-use',
        label: text('parcel.landUse'),
        width: 170,
        isSorted: true,
        cell: ({ eagri }) => landUseText(intl, { code: eagri.landUseCode, name: eagri.landUseName }),
      },
      {
        key: 'center',
        label: text('parcelList.column.center'),
        width: 130,
        isSorted: true,
        cell: ({ center }) => center && centerNames.get(center.centerId),
      },
      {
        key: 'zones',
        label: text('parcelList.column.zones'),
        width: 150,
        isExtra: true,
        cell: ({ zoneIds }) =>
          intl.formatList(zoneIds.map((id) => zoneNames.get(id) ?? '').filter(Boolean), { type: 'unit' }),
      },
      {
        key: 'valid-from',
        label: text('parcel.validFrom'),
        width: 120,
        isSorted: true,
        cell: ({ validFrom }) => validFrom && intl.formatDate(validFrom, { dateStyle: 'medium', timeZone: 'UTC' }),
      },
      {
        key: 'official-area',
        label: text('parcelList.column.officialArea'),
        width: 130,
        isNumber: true,
        isSorted: true,
        isExtra: true,
        cell: ({ officialArea }) => hectares(officialArea),
      },
      {
        key: 'computed-area',
        label: text('parcelList.column.computedArea'),
        width: 130,
        isNumber: true,
        isSorted: true,
        isExtra: true,
        cell: ({ computedArea }) => hectares(computedArea),
      },
      {
        key: 'nitrate',
        label: text('parcel.nitrateVulnerable'),
        width: 140,
        isSorted: true,
        isExtra: true,
        cell: ({ nitrateVulnerable }) =>
          nitrateVulnerable === 'NOT_SPECIFIED' ? null : text(nitrateTexts[nitrateVulnerable]),
      },
      ...(countryCode === countryOfClimateRegions ? [climateRegionColumn(text)] : []),
      {
        key: 'altitude',
        label: text('parcelList.column.altitude'),
        width: 130,
        isNumber: true,
        isSorted: true,
        isExtra: true,
        cell: ({ eagri }) => measured(eagri.altitude, 0),
      },
      {
        key: 'slope',
        label: text('parcelList.column.slope'),
        width: 100,
        isNumber: true,
        isSorted: true,
        isExtra: true,
        cell: ({ eagri }) => measured(eagri.slope, 1),
      },
    ];
  }, [intl, farmId, countryCode, centers, zones]);
}

function climateRegionColumn(text: ReturnType<typeof textIn>): DataColumn<Parcel> {
  return {
    key: 'climate-region',
    label: text('parcel.climateRegion'),
    width: 170,
    isSorted: true,
    isExtra: true,
    cell: ({ climateRegion }) => (climateRegion === null ? null : text(`parcel.climateRegion.${climateRegion}`)),
  };
}

const nitrateTexts = { YES: 'parcel.yes', NO: 'parcel.no' } as const;
