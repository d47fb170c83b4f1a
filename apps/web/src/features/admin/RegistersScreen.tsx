import { registerImportOrders } from '@brazda/domain/enumerations/admin-order.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { AdminPage } from './AdminPage.tsx';
import { importsPerPage, registerImportsOptions, registerStatesOptions } from './registers.queries.ts';
import { RegisterCard } from './RegisterCard.tsx';
import { RegisterImportRows } from './RegisterImportRows.tsx';
import { RegisterImportTable } from './RegisterImportTable.tsx';
import { validateRegistersSearch } from './registers-search.ts';

/** The public registers of the catalogue: what is there of each, how it came, and what each import did. */
export function RegistersScreen(): ReactElement {
  const [search, show] = useListSearch(validateRegistersSearch);
  const states = useQuery(registerStatesOptions());
  const page = search.page ?? 1;
  const imports = useQuery({ ...registerImportsOptions(search), placeholderData: keepPreviousData });
  const shown = search.import;

  return (
    <AdminPage title="admin.registers.title">
      <Typography>
        <T id="admin.registers.intro" />
      </Typography>
      {states.error && <ErrorState error={states.error} onRetry={() => void states.refetch()} />}
      {states.isPending && <LateLoader label={<T id="shell.loading" />} />}
      {states.data && !states.data.isConnected && (
        <Notice>
          <T id="admin.registers.notConnected" />
        </Notice>
      )}
      {states.data && (
        <Cards>
          {states.data.registers.map((state) => (
            <RegisterCard key={state.register} state={state} isConnected={states.data.isConnected} />
          ))}
        </Cards>
      )}
      <Typography variant="h2">
        <T id="admin.registers.imports" />
      </Typography>
      <PagedList
        answer={imports}
        page={page}
        perPage={importsPerPage}
        onPage={(next) => show({ page: next })}
        empty={
          <Typography color="textSecondary">
            <T id="admin.registers.none" />
          </Typography>
        }
      >
        {(rows) => (
          <RegisterImportTable
            imports={rows}
            onShow={(id) => show({ page: search.page, import: id })}
            order={{ column: search.by ?? 'startedAt', direction: search.ascending ? 'asc' : 'desc' }}
            onOrder={({ column, direction }) =>
              show({
                by: registerImportOrders.find((each) => each === column),
                ascending: direction === 'asc' ? true : undefined,
              })
            }
          />
        )}
      </PagedList>
      {shown !== undefined && (
        <RegisterImportRows
          importId={shown}
          search={search}
          onShow={(change) => show({ page: search.page, import: shown, ...change })}
          onClose={() => show({ page: search.page, import: undefined, ...noRows })}
        />
      )}
    </AdminPage>
  );
}

/** What the address says no more of rows that are shown no more. */
const noRows = { outcome: undefined, rows: undefined, rowsBy: undefined, rowsDescending: undefined };

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: theme.spacing(4),
}));
