import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { statisticsOptions } from './parcel-list.queries.ts';
import { filterOf, type ParcelListSearch } from './parcel-list-search.ts';

interface ListTotalsProps {
  readonly farmId: number;
  readonly search: ParcelListSearch;
}

/** How many parcels the filter leaves, and how much land they are. */
export function ListTotals({ farmId, search }: ListTotalsProps): ReactElement {
  const { locale } = useLanguage();
  const { data } = useQuery(statisticsOptions(farmId, filterOf(search)));
  return (
    <Totals role="status">
      {data && <T id="parcelList.totals" values={{ count: data.count, area: parcelAreaNumber(data.area, locale) }} />}
    </Totals>
  );
}

const Totals = styled('div')(({ theme }) => ({
  minHeight: 24,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
