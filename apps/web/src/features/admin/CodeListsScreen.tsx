import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { AdminPage } from './AdminPage.tsx';
import { codeListStatusOptions, codesOptions } from './code-lists.queries.ts';
import { CodeListRefresh } from './CodeListRefresh.tsx';
import { CodeListTable } from './CodeListTable.tsx';
import { CodesOfList } from './CodesOfList.tsx';

/** The code lists of land registries: what is in them, where it is from, and their refresh. */
export function CodeListsScreen(): ReactElement {
  const status = useQuery(codeListStatusOptions());
  const codes = useQuery({
    ...codesOptions(status.data?.finishedAt ?? null),
    enabled: status.data !== undefined,
    placeholderData: keepPreviousData,
  });
  const error = status.error ?? codes.error;

  return (
    <AdminPage title="admin.codeLists.title">
      <Typography>
        <T id="admin.codeLists.intro" />
      </Typography>
      {error && <ErrorState error={error} onRetry={() => void (status.error ? status : codes).refetch()} />}
      {status.isPending && <LateLoader label={<T id="shell.loading" />} />}
      {status.data && <CodeListRefresh status={status.data} />}
      {status.data && <CodeListTable lists={status.data.lists} />}
      {status.data &&
        codes.data &&
        status.data.lists.map((list) => (
          <CodesOfList
            key={`${list.list} ${list.countryCode}`}
            list={list}
            codes={codes.data.rows.filter((code) => code.list === list.list && code.countryCode === list.countryCode)}
          />
        ))}
    </AdminPage>
  );
}
