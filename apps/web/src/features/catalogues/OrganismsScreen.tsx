import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { usePagedRows } from '#web/lib/paged-rows.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { DataTable } from '#web/ui/data-table/DataTable.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { Head, Page, Place } from './CataloguePage.tsx';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { useOrganismColumns } from './organism-columns.tsx';
import { isFiltered, noOrganismFilter, organismQuery, validateOrganismSearch } from './organism-search.ts';
import { OrganismDetail } from './OrganismDetail.tsx';
import { OrganismDialog } from './OrganismDialog.tsx';
import { OrganismFilter } from './OrganismFilter.tsx';
import { organismPageOptions, useExportOrganisms } from './organisms.queries.ts';
import { TableOrState } from './TableOrState.tsx';

/** What products are used against, of the catalogue and the farm's own; which one is open stands in the address. */
export function OrganismsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [search, show] = useListSearch(validateOrganismSearch);
  const query = organismQuery(search);
  const rows = usePagedRows((page) => organismPageOptions(farmId, query, page));
  const columns = useOrganismColumns();
  const write = useExportOrganisms(farmId, search);
  const mayChange = useMay('land.change', farmId);
  const [dialog, setDialog] = useState<{ readonly organism: CatalogueOrganism | null }>();
  const tell = useSnackbar();
  const title = text('catalogues.organisms');
  const tellFault = (error: Error): void => tell({ tone: 'error', message: <ErrorText error={error} /> });

  return (
    <Page>
      <PageTitle title={title} />
      <Head>
        <Typography variant="h1">{title}</Typography>
        <Acts>
          <PendingButton
            variant="outlined"
            isPending={write.isPending}
            onClick={() => write.mutate(title, { onError: tellFault })}
          >
            <T id="catalogues.export" />
          </PendingButton>
          {mayChange && (
            <Button variant="contained" aria-haspopup="dialog" onClick={() => setDialog({ organism: null })}>
              <T id="catalogues.addOwn" />
            </Button>
          )}
        </Acts>
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
          mayChange={mayChange}
          onEdit={(organism) => {
            show({ organism: undefined });
            setDialog({ organism });
          }}
          onClose={() => show({ organism: undefined })}
        />
      )}
      {dialog && <OrganismDialog farmId={farmId} organism={dialog.organism} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}

const Acts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > button': { minHeight: 44 },
}));
