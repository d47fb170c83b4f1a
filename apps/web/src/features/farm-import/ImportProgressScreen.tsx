import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PanelPage } from '#web/ui/PanelPage.tsx';
import { importOptions } from './farm-import.queries.ts';
import { ImportState } from './ImportState.tsx';
import { NoImport } from './NoImport.tsx';

const pollMs = 1000;

/** How far an import has come; can be left and found again. */
export function ImportProgressScreen(): ReactElement {
  const { import: id } = useSearch({ from: '/panel/signup/import-in-progress' });
  const text = useText();
  const { data, error, isPending, refetch } = useQuery({
    ...importOptions(id),
    refetchInterval: ({ state }) => {
      const isUnderWay = state.data?.state === 'WAITING' || state.data?.state === 'IN_PROGRESS';
      return isUnderWay && pollMs;
    },
  });

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
