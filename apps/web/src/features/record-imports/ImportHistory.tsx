import type { RecordImportSummary } from '@brazda/contract/agroevidence/record-imports.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedNumber } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { importListOptions, importsPerPage } from './record-imports.queries.ts';

interface ImportHistoryProps {
  readonly farmId: number;
  readonly page: number;
  /** The file that is looked at above. */
  readonly current: number | undefined;
  readonly onPage: (page: number) => void;
}

/** The files that were sent: by whom, when, and what became of them. */
export function ImportHistory({ farmId, page, current, onPage }: ImportHistoryProps): ReactElement {
  const text = useText();
  const imports = useQuery(importListOptions(farmId, page));
  const columns: readonly [FactColumn<RecordImportSummary>, ...FactColumn<RecordImportSummary>[]] = [
    { key: 'file', label: <T id="recordImports.file" />, cell: ({ fileName }) => fileName },
    {
      key: 'at',
      label: <T id="recordImports.at" />,
      cell: ({ startedAt }) => <FormattedDate value={startedAt} dateStyle="medium" timeStyle="short" />,
    },
    { key: 'by', label: <T id="recordImports.by" />, cell: ({ begunBy }) => begunBy },
    {
      key: 'state',
      label: <T id="recordImports.state" />,
      cell: ({ state }) => <T id={`recordImports.state.${state}`} />,
    },
    {
      key: 'actions',
      label: <T id="recordImports.actions" />,
      isNumber: true,
      cell: ({ actions }) => <FormattedNumber value={actions} />,
    },
    {
      key: 'open',
      label: <T id="recordImports.open" />,
      isAction: true,
      cell: ({ id, fileName }) =>
        id !== current && (
          <LinkButton
            size="small"
            variant="outlined"
            to="/farm/$farmId/actions/records"
            params={{ farmId: String(farmId) }}
            search={{ file: id }}
            aria-label={text('recordImports.openNamed', { name: fileName })}
            sx={{ minHeight: 44 }}
          >
            <T id="recordImports.open" />
          </LinkButton>
        ),
    },
  ];
  return (
    <section aria-labelledby="record-imports">
      <Typography variant="h2" id="record-imports" sx={{ mb: 3 }}>
        <T id="recordImports.history" />
      </Typography>
      <PagedList
        answer={imports}
        page={page}
        perPage={importsPerPage}
        onPage={onPage}
        empty={<T id="recordImports.history.none" />}
      >
        {(rows) => (
          <FactTable label={text('recordImports.history')} columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </PagedList>
    </section>
  );
}
