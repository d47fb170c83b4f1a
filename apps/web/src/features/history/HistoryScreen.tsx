import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import { changesOptions, rowsPerPage } from './history.queries.ts';
import { validateHistorySearch } from './history-search.ts';
import { HistoryFilter } from './HistoryFilter.tsx';

/** What was done on the farm, by whom and when; each opens to what it changed, and can be undone for a while. */
export function HistoryScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [search, show] = useListSearch(validateHistorySearch);
  const changes = useQuery(changesOptions(farmId, search));
  return (
    <Page>
      <PageTitle title={text('history.title')} />
      <Typography variant="h1">
        <T id="history.title" />
      </Typography>
      <HistoryFilter farmId={farmId} search={search} onShow={show} />
      <Count role="status">{changes.data && <T id="history.count" values={{ count: changes.data.total }} />}</Count>
      <PagedList
        answer={changes}
        page={search.page ?? 1}
        perPage={rowsPerPage}
        onPage={(page) => show({ page })}
        empty={
          <EmptyState heading={<T id="history.none" />}>
            <T id="audit.noneHelp" />
          </EmptyState>
        }
      >
        {(rows) => (
          <List aria-label={text('history.title')}>
            {rows.map((change) => (
              <ChangeEntry key={change.id} change={change} />
            ))}
          </List>
        )}
      </PagedList>
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 960,
  margin: '0 auto',
  padding: theme.spacing(5, 4, 10),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 8, 12) },
}));

const Count = styled('div')(({ theme }) => ({ minHeight: 24, color: theme.vars.palette.text.secondary }));

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
