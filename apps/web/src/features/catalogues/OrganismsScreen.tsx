import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { usePagedRows } from '#web/lib/paged-rows.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { DataTable } from '#web/ui/data-table/DataTable.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { Head, Page, Place } from './CataloguePage.tsx';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { useOrganismColumns } from './organism-columns.tsx';
import { isFiltered, noOrganismFilter, organismQuery, validateOrganismSearch } from './organism-search.ts';
import { OrganismDetail } from './OrganismDetail.tsx';
import { OrganismFilter } from './OrganismFilter.tsx';
import { organismPageOptions, useExportOrganisms } from './organisms.queries.ts';
import { TableOrState } from './TableOrState.tsx';

/** What products are used against; which one is open stands in the address. */
export function OrganismsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [search, show] = useListSearch(validateOrganismSearch);
  const query = organismQuery(search);
  const rows = usePagedRows((page) => organismPageOptions(farmId, query, page));
  const columns = useOrganismColumns();
  const write = useExportOrganisms(farmId, search);
  const tell = useSnackbar();
  const title = text('catalogues.organisms');
  const tellFault = (error: Error): void => tell({ tone: 'error', message: <ErrorText error={error} /> });

  return (
    <Page>
      <PageTitle title={title} />
      <Head>
        <Typography variant="h1">{title}</Typography>
        <PendingButton
          variant="outlined"
          isPending={write.isPending}
          sx={{ minHeight: 44 }}
          onClick={() => write.mutate(title, { onError: tellFault })}
        >
          <T id="catalogues.export" />
        </PendingButton>
      </Head>
      <CatalogueTabs farmId={farmId} />
      <OrganismFilter farmId={farmId} search={search} total={rows.total} onShow={show} />
      <Place>
        <TableOrState
          rows={rows}
          help={<T id="catalogues.noOrganismsHelp" />}
          onClear={isFiltered(search) ? () => show({ ...noOrganismFilter }) : undefined}
        >
          <DataTable
            // What is filtered or sorted anew begins at its top.
            key={JSON.stringify({ ...search, organism: undefined })}
            label={title}
            columns={columns}
            rows={rows}
            nameOf={({ name }) => name}
            order={{ column: 'name', direction: search.descending ? 'desc' : 'asc' }}
            onOrder={({ direction }) => show({ descending: direction === 'desc' ? true : undefined })}
            onOpen={({ code }) => show({ organism: code })}
          />
        </TableOrState>
      </Place>
      {search.organism !== undefined && (
        <OrganismDetail
          farmId={farmId}
          code={search.organism}
          on={search.on}
          onClose={() => show({ organism: undefined })}
        />
      )}
    </Page>
  );
}
