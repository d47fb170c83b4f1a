import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { usePagedRows } from '#web/lib/paged-rows.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { materialPageOptions } from '#web/parts/material/materials.queries.ts';
import { DataTable } from '#web/ui/data-table/DataTable.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Head, Page, Place } from './CataloguePage.tsx';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { LostAuthorisations } from './LostAuthorisations.tsx';
import { useMaterialColumns } from './material-columns.tsx';
import { isFiltered, materialQuery, noMaterialFilter, validateMaterialSearch } from './material-search.ts';
import { MaterialActions } from './MaterialActions.tsx';
import { MaterialDetail } from './MaterialDetail.tsx';
import { MaterialDialog } from './MaterialDialog.tsx';
import { MaterialFilter } from './MaterialFilter.tsx';
import { MaterialImportDialog } from './MaterialImportDialog.tsx';
import { TableOrState } from './TableOrState.tsx';

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
        <TableOrState
          rows={rows}
          help={<T id="catalogues.noMaterialsHelp" />}
          onClear={isFiltered(search) ? () => show({ ...noMaterialFilter }) : undefined}
        >
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
