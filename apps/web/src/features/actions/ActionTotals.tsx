import type { ActionStatistics } from '@brazda/contract/agroevidence/actions.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatNumber } from '#web/lib/numbers.ts';
import { amountText } from '#web/parts/action/action-words.ts';
import { statisticsOptions } from './actions.queries.ts';
import { filterOf, type ActionsSearch } from './actions-search.ts';

interface ActionTotalsProps {
  readonly farmId: number;
  readonly search: ActionsSearch;
}

/** How many actions the filter leaves, on how much land, and what they brought onto it. */
export function ActionTotals({ farmId, search }: ActionTotalsProps): ReactElement {
  const { locale } = useIntl();
  const { data } = useQuery(statisticsOptions(farmId, filterOf(search)));
  return (
    <Totals>
      <div role="status">
        <span>
          {data && <T id="actions.totals" values={{ count: data.count, area: parcelAreaNumber(data.area, locale) }} />}
        </span>
        <span>
          {data && (data.nitrogen > 0 || data.withUnknownNitrogen > 0) && (
            <T
              id="actions.totals.nitrogen"
              values={{ value: formatNumber(data.nitrogen, locale, 0), unknown: data.withUnknownNitrogen }}
            />
          )}
        </span>
      </div>
      {data && data.byMaterial.length > 0 && <Amounts statistics={data} />}
    </Totals>
  );
}

/** What was used in all, for those who want to see it. */
function Amounts({ statistics: { byMaterial } }: { readonly statistics: ActionStatistics }): ReactElement {
  const intl = useIntl();
  return (
    <details>
      <summary>
        <T id="actions.totals.materials" values={{ count: byMaterial.length }} />
      </summary>
      <ul>
        {byMaterial.map(({ materialId, name, unitKind, total }) => (
          <li key={`${materialId} ${unitKind}`}>
            <span>{name}</span>
            <strong>{amountText(intl, total, unitKind)}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Totals = styled('div')(({ theme }) => ({
  minHeight: 24,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& [role="status"]': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1) },
  '& summary': {
    display: 'inline-block',
    cursor: 'pointer',
    padding: theme.spacing(1, 0),
    textDecoration: 'underline',
  },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: theme.spacing(1, 6),
    maxHeight: 160,
    overflowY: 'auto',
    margin: 0,
    padding: theme.spacing(2, 4, 2, 0),
    listStyle: 'none',
  },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(3) },
}));
