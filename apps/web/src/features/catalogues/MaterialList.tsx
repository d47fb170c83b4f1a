import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { usePagedRows, type PagedRows } from '#web/lib/paged-rows.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { materialPageOptions } from '#web/parts/material/materials.queries.ts';
import { DataTable } from '#web/ui/data-table/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { LostAuthorisations } from './LostAuthorisations.tsx';
import { useMaterialColumns } from './material-columns.tsx';
import { isFiltered, materialQuery, noMaterialFilter, validateMaterialSearch } from './material-search.ts';
import { MaterialActions } from './MaterialActions.tsx';
import { MaterialDetail } from './MaterialDetail.tsx';
import { MaterialDialog } from './MaterialDialog.tsx';
import { MaterialFilter } from './MaterialFilter.tsx';
import { MaterialImportDialog } from './MaterialImportDialog.tsx';

type OpenDialog = { readonly is: 'import' } | { readonly is: 'form'; readonly material: Material | null };

/** The materials of a kind: those of the catalogue, and the farm's own; which one is open stands in the address. */
export function MaterialList({ kind }: { readonly kind: MaterialKind }): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const mayChange = useMay('land.change', farmId);
  const [search, show] = useListSearch(validateMaterialSearch);
  const [dialog, setDialog] = useState<OpenDialog>();
  const query = materialQuery(kind, search);
  const rows = usePagedRows((page) => materialPageOptions(farmId, query, page));
  const columns = useMaterialColumns(farmId, kind);
  const title = text(`material.kind.${kind}`);
  const close = (): void => setDialog(undefined);

  return (
    <Page>
      <PageTitle title={title} />
      <Head>
        <Typography variant="h1">{title}</Typography>
        <MaterialActions
          farmId={farmId}
          kind={kind}
          search={search}
          mayChange={mayChange}
          onAdd={() => setDialog({ is: 'form', material: null })}
          onImport={() => setDialog({ is: 'import' })}
        />
      </Head>
      <CatalogueTabs farmId={farmId} />
      <LostAuthorisations farmId={farmId} kind={kind} />
      <MaterialFilter farmId={farmId} kind={kind} search={search} total={rows.total} onShow={show} />
      <Place>
        <TableOrState rows={rows} onClear={isFiltered(search) ? () => show({ ...noMaterialFilter }) : undefined}>
          <DataTable
            // What is filtered or sorted anew begins at its top.
            key={JSON.stringify({ ...search, material: undefined })}
            label={title}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            order={{ column: 'name', direction: search.descending ? 'desc' : 'asc' }}
            onOrder={({ direction }) => show({ descending: direction === 'desc' ? true : undefined })}
            onOpen={({ id }) => show({ material: id })}
          />
        </TableOrState>
      </Place>
      {search.material !== undefined && (
        <MaterialDetail
          farmId={farmId}
          id={search.material}
          mayChange={mayChange}
          onEdit={(material) => {
            show({ material: undefined });
            setDialog({ is: 'form', material });
          }}
          onClose={() => show({ material: undefined })}
        />
      )}
      {dialog?.is === 'form' && (
        <MaterialDialog farmId={farmId} kind={kind} material={dialog.material} onClose={close} />
      )}
      {dialog?.is === 'import' && <MaterialImportDialog farmId={farmId} kind={kind} onClose={close} />}
    </Page>
  );
}

interface TableOrStateProps {
  readonly rows: PagedRows<Material>;
  /** Takes the filter away, where there is one. */
  readonly onClear: (() => void) | undefined;
  readonly children: ReactElement;
}

/** The table, or why it cannot be there. */
function TableOrState({ rows, onClear, children }: TableOrStateProps): ReactElement {
  if (rows.error) return <ErrorState error={rows.error} onRetry={rows.retry} />;
  if (rows.total !== 0) return children;
  return (
    <EmptyState
      heading={<T id="catalogues.noMaterials" />}
      actions={
        onClear && (
          <Button variant="outlined" onClick={onClear}>
            <T id="catalogues.clear" />
          </Button>
        )
      }
    >
      <T id="catalogues.noMaterialsHelp" />
    </EmptyState>
  );
}

const Page = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: theme.spacing(4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 8) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const Place = styled('div')({ flex: 1, minWidth: 0, minHeight: 320, display: 'flex', flexDirection: 'column' });
