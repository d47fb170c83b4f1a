import { auditOrders } from '@brazda/domain/enumerations/admin-order.ts';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { auditOptions, rowsPerPage } from './admin.queries.ts';
import { AdminPage } from './AdminPage.tsx';
import { validateAuditSearch } from './audit-search.ts';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilter } from './AuditFilter.tsx';
import { AuditTable } from './AuditTable.tsx';

/** Who did what, as whom, on which farm and when. */
export function AuditScreen(): ReactElement {
  const [search, show] = useListSearch(validateAuditSearch);
  const events = useQuery({ ...auditOptions(search), placeholderData: keepPreviousData });

  return (
    <AdminPage title="admin.audit.title">
      <AuditFilter search={search} events={events.data?.rows ?? []} onShow={show} />
      <Above>
        <Count role="status">{events.data && <T id="admin.audit.count" values={{ count: events.data.total }} />}</Count>
        <AuditExport search={search} isEmpty={events.data?.total === 0} />
      </Above>
      <PagedList
        answer={events}
        page={search.page ?? 1}
        perPage={rowsPerPage}
        onPage={(page) => show({ page })}
        empty={
          <EmptyState heading={<T id="admin.audit.none" />}>
            <T id="audit.noneHelp" />
          </EmptyState>
        }
      >
        {(rows) => (
          <AuditTable
            events={rows}
            onFarm={(farm) => show({ farm })}
            onUser={(user) => show({ user })}
            order={{ column: search.by ?? 'at', direction: search.ascending ? 'asc' : 'desc' }}
            onOrder={({ column, direction }) =>
              show({
                by: auditOrders.find((each) => each === column),
                ascending: direction === 'asc' ? true : undefined,
              })
            }
          />
        )}
      </PagedList>
    </AdminPage>
  );
}

const Above = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));

const Count = styled('div')(({ theme }) => ({
  minHeight: 24,
  color: theme.vars.palette.text.secondary,
}));
