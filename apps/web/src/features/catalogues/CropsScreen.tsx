import type { CatalogueCrop } from '@brazda/contract/agroevidence/crops.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { CropAliasesNotice } from '#web/parts/crop/CropAliasesNotice.tsx';
import { cropsOptions } from '#web/parts/crop/crops.queries.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { cropQuery, rowsPerPage } from './catalogues.queries.ts';
import { CropActions } from './CropActions.tsx';
import { CropDialog } from './CropDialog.tsx';
import { CropFilter } from './CropFilter.tsx';
import { CropImportDialog } from './CropImportDialog.tsx';
import { validateCropsSearch } from './crops-search.ts';
import { CropTable } from './CropTable.tsx';

type OpenDialog = { readonly kind: 'import' } | { readonly kind: 'crop'; readonly crop: CatalogueCrop | null };

/** The crops that a farm can grow: those of the catalogue, and its own. */
export function CropsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const mayChange = useMay('land.change', farmId);
  const [search, show] = useListSearch(validateCropsSearch);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const crops = useQuery(cropsOptions(farmId, cropQuery(search)));
  const close = (): void => setDialog(null);

  return (
    <WidePage>
      <PageTitle title={text('catalogues.title')} />
      <PageHead>
        <Typography variant="h1">
          <T id="catalogues.title" />
        </Typography>
        <CropActions
          farmId={farmId}
          search={search}
          mayChange={mayChange}
          onAdd={() => setDialog({ kind: 'crop', crop: null })}
          onImport={() => setDialog({ kind: 'import' })}
        />
      </PageHead>
      <CatalogueTabs farmId={farmId} />
      <CropAliasesNotice farmId={farmId} />
      <CropFilter search={search} total={crops.data?.total} onShow={show} />
      <PagedList
        answer={crops}
        page={search.page ?? 1}
        perPage={rowsPerPage}
        onPage={(page) => show({ page })}
        empty={
          <EmptyState heading={<T id="catalogues.none" />}>
            <T id={search.shelf === 'retired' ? 'catalogues.noneRetired' : 'catalogues.noneHelp'} />
          </EmptyState>
        }
      >
        {(rows) => (
          <CropTable
            farmId={farmId}
            crops={rows}
            mayChange={mayChange}
            onEdit={(crop) => setDialog({ kind: 'crop', crop })}
          />
        )}
      </PagedList>
      {dialog?.kind === 'crop' && <CropDialog farmId={farmId} crop={dialog.crop} onClose={close} />}
      {dialog?.kind === 'import' && <CropImportDialog farmId={farmId} onClose={close} />}
    </WidePage>
  );
}
