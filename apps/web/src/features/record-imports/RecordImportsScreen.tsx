import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { WidePage } from '#web/ui/WidePage.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { OneImport } from './OneImport.tsx';
import { recordImportOptions } from './record-imports.queries.ts';
import { validateRecordsSearch } from './record-imports-search.ts';
import { SendRecords } from './SendRecords.tsx';

/** Old records of a farm: a file is sent, or the one that the address names is looked at, where it was left. */
export function RecordImportsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [{ file, page = 1 }, show] = useListSearch(validateRecordsSearch);
  return (
    <WidePage>
      <PageTitle title={text('recordImports.title')} />
      <Typography variant="h1">
        <T id="recordImports.title" />
      </Typography>
      {file === undefined ? (
        <SendRecords farmId={farmId} onSent={(sent) => show({ file: sent.id })} />
      ) : (
        <KnownImport key={file} farmId={farmId} id={file} />
      )}
      <ImportHistory farmId={farmId} page={page} current={file} onPage={(next) => show({ page: next })} />
    </WidePage>
  );
}

function KnownImport({ farmId, id }: { readonly farmId: number; readonly id: number }): ReactElement {
  const { data, error, refetch } = useQuery(recordImportOptions(farmId, id));
  if (data) return <OneImport one={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <LateLoader label={<T id="shell.loading" />} />;
}
