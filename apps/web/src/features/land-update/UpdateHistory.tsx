import type { LandUpdateSummary } from '@brazda/contract/agroevidence/land-updates.ts';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedNumber, useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { useListSearch } from '#web/lib/list-search.ts';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { landUpdatesOptions, updatesPerPage } from '#web/parts/land-update/land-updates.queries.ts';
import { validateLandUpdateSearch } from './land-update-search.ts';

/** The updates of the farm, newest first; where there was none, nothing. */
export function UpdateHistory({ farmId }: { readonly farmId: number }): ReactElement | null {
  const [{ page = 1 }, show] = useListSearch(validateLandUpdateSearch);
  const updates = useQuery({ ...landUpdatesOptions(farmId, page), placeholderData: keepPreviousData });
  if (updates.isPending || updates.data?.total === 0) return null;
  return (
    <section aria-labelledby="update-history">
      <Typography variant="h2" id="update-history" sx={{ mb: 3 }}>
        <T id="landUpdate.history" />
      </Typography>
      <PagedList
        answer={updates}
        page={page}
        perPage={updatesPerPage}
        onPage={(next) => show({ page: next })}
        empty={null}
      >
        {(rows) => <HistoryTable updates={rows} />}
      </PagedList>
    </section>
  );
}

function HistoryTable({ updates }: { readonly updates: readonly LandUpdateSummary[] }): ReactElement {
  const text = useText();
  const intl = useIntl();
  const columns: readonly [FactColumn<LandUpdateSummary>, ...FactColumn<LandUpdateSummary>[]] = [
    {
      key: 'at',
      label: <T id="landUpdate.history.at" />,
      cell: ({ startedAt }) => <FormattedDate value={startedAt} dateStyle="medium" timeStyle="short" />,
    },
    {
      key: 'day',
      label: <T id="landUpdate.day" />,
      cell: ({ validityDate, fileName }) => fileName ?? formatDay(validityDate, intl.locale),
    },
    {
      key: 'state',
      label: <T id="landUpdate.history.state" />,
      cell: ({ state }) => <T id={`landUpdate.state.${state}`} />,
    },
    {
      key: 'changes',
      label: <T id="landUpdate.history.changes" />,
      isNumber: true,
      cell: ({ counts, comparedAt }) => comparedAt !== null && <FormattedNumber value={counts.total} />,
    },
    {
      key: 'taken',
      label: <T id="landUpdate.history.taken" />,
      isNumber: true,
      cell: ({ counts, state }) => state === 'APPLIED' && <FormattedNumber value={counts.byDecision.TAKE} />,
    },
    {
      key: 'actions',
      label: <T id="landUpdate.history.open" />,
      isAction: true,
      cell: ({ id, farmId, startedAt }) => (
        <LinkButton
          size="small"
          variant="outlined"
          to="/farm/$farmId/user/updatelpis"
          params={{ farmId: String(farmId) }}
          search={{ update: id }}
          aria-label={text('landUpdate.history.openNamed', {
            at: intl.formatDate(startedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
          sx={{ minHeight: 44 }}
        >
          <T id="landUpdate.history.open" />
        </LinkButton>
      ),
    },
  ];
  return <FactTable label={text('landUpdate.history')} columns={columns} rows={updates} keyOf={({ id }) => id} />;
}
