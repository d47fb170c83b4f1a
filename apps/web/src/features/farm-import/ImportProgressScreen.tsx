import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { FormattedNumber } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PanelPage } from '#web/ui/PanelPage.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { importOptions, useTakeBackImport } from './farm-import.queries.ts';
import { isNothingToRead, isUnderWay } from './import-outcome.ts';
import { ImportState } from './ImportState.tsx';
import { NoImport } from './NoImport.tsx';

/** How far an import has come; can be left and found again. Who has waited for it goes on to the map, unless there is something to read. */
export function ImportProgressScreen(): ReactElement {
  const { import: id } = useSearch({ from: '/panel/signup/import-in-progress' });
  const text = useText();
  const { data, error, isPending, refetch } = useQuery(importOptions(id));
  const isWatched = useWatched(data);

  if (data && isWatched && isNothingToRead(data)) {
    return <OnToMap landImport={data} />;
  }

  if (data?.origin === 'REGISTRY' && data.state === 'FAILED') {
    return <Navigate to="/signup/import-failed" search={{ import: data.id }} replace />;
  }
  return (
    <PanelPage>
      <PageTitle title={text('importProgress.title')} />
      <Typography variant="h1" sx={{ mb: 6 }}>
        <T id="importProgress.title" />
      </Typography>
      {isPending && <Loader label={<T id="shell.loading" />} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === null && <NoImport />}
      {data && <ImportState landImport={data} />}
    </PanelPage>
  );
}

/** Whether an import was seen under way here. */
function useWatched(landImport: Import | null | undefined): boolean {
  const [watched, setWatched] = useState<number>();
  if (landImport && isUnderWay(landImport) && watched !== landImport.id) setWatched(landImport.id);
  return landImport?.id === watched;
}

/** What is known of the farm is from before its land came in. */
function OnToMap({ landImport }: { readonly landImport: Import }): ReactElement {
  const { farmId } = landImport;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tell = useTellImported(landImport);
  useEffect(() => {
    queries.removeQueries({ queryKey: farmKeys.list });
    queries.removeQueries({ queryKey: queryRoots.farm(farmId) });
    void navigate({ to: '/farm/$farmId', params: { farmId: String(farmId) }, replace: true }).then(tell);
  }, [queries, navigate, farmId, tell]);
  return <Loader label={<T id="shell.loading" />} />;
}

/** Says what has come, and offers for a while to take it back, as after any change. */
function useTellImported({ id, imported, areaHa, canBeTakenBack }: Import): () => void {
  const show = useSnackbar();
  const { mutateAsync } = useTakeBackImport();
  return useCallback(() => {
    const area = <FormattedNumber key="area" value={areaHa} minimumFractionDigits={2} maximumFractionDigits={2} />;
    // By its promise: this screen is gone by then, and is told nothing else of it.
    const takeBack = (): void =>
      void mutateAsync(id).then(
        () => show({ message: <T id="changes.undone" /> }),
        (error: unknown) => show({ tone: 'error', message: <ErrorText error={error} /> }),
      );
    show({
      message: <T id="importProgress.success" values={{ count: imported, area }} />,
      ...(canBeTakenBack && { action: { label: <T id="action.undo" />, onChoose: takeBack } }),
    });
  }, [show, mutateAsync, id, imported, areaHa, canBeTakenBack]);
}
