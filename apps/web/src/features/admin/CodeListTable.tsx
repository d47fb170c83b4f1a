import type { CodeList } from '@brazda/contract/gateway/landscape.ts';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedNumber } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { CodeListName } from './CodeListName.tsx';

interface CodeListTableProps {
  readonly lists: readonly CodeList[];
}

/** Each list with how many entries it has, where they are from and when the registry gave it. */
export function CodeListTable({ lists }: CodeListTableProps): ReactElement {
  const text = useText();
  const columns: readonly [FactColumn<CodeList>, ...FactColumn<CodeList>[]] = [
    { key: 'list', label: <T id="admin.codeLists.list" />, cell: (list) => <CodeListName {...list} /> },
    {
      key: 'codes',
      label: <T id="admin.codeLists.codes" />,
      isNumber: true,
      cell: ({ codes }) => <FormattedNumber value={codes} />,
    },
    {
      key: 'former',
      label: <T id="admin.codeLists.formerCodes" />,
      isNumber: true,
      cell: ({ formerCodes }) => <FormattedNumber value={formerCodes} />,
    },
    {
      key: 'source',
      label: <T id="admin.codeLists.source" />,
      cell: ({ sources }) => sources.map((source) => text(`admin.codeLists.source.${source}`)).join(', '),
    },
    {
      key: 'fetched',
      label: <T id="admin.codeLists.fetchedAt" />,
      cell: ({ fetchedAt }) =>
        fetchedAt === null ? (
          <T id="admin.codeLists.notFetched" />
        ) : (
          <FormattedDate value={fetchedAt} dateStyle="medium" timeStyle="short" />
        ),
    },
  ];
  return (
    <FactTable
      label={text('admin.codeLists.title')}
      columns={columns}
      rows={lists}
      keyOf={(list) => lists.indexOf(list)}
    />
  );
}
