import type { RecordImport, RecordRow } from '@brazda/contract/agroevidence/record-imports.ts';
import { recordVerdicts, type RecordVerdict } from '@brazda/domain/enumerations/old-record.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { usePagedRows } from '#web/lib/paged-rows.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DataTable } from '#web/ui/data-table/DataTable.tsx';
import { TableOrState } from '#web/ui/data-table/TableScreen.tsx';
import { rowPageOptions } from './record-imports.queries.ts';
import { validateRecordsSearch } from './record-imports-search.ts';
import { useRowColumns } from './row-columns.tsx';
import { RowDialog } from './RowDialog.tsx';

const all = 'all';
const inFileOrder = { column: 'number', direction: 'asc' } as const;

/** The rows of a file as they were understood, all or those of one verdict; one opens with its cells. */
export function RowPreview({ one }: { readonly one: RecordImport }): ReactElement {
  const text = useText();
  const [{ rows: verdict }, show] = useListSearch(validateRecordsSearch);
  const [opened, setOpened] = useState<RecordRow>();
  const rows = usePagedRows((page) => rowPageOptions(one.farmId, one.id, verdict, page));
  const columns = useRowColumns(one.farmId);
  const filters: { readonly value: RecordVerdict | typeof all; readonly label: string }[] = [
    { value: all, label: text('recordImports.filter.all', { count: one.rows }) },
    ...recordVerdicts.map((value) => ({
      value,
      label: text(`recordImports.filter.${value}`, { count: one.byVerdict[value] }),
    })),
  ];
  return (
    <section aria-labelledby="record-rows">
      <Head>
        <Typography variant="h3" component="h3" id="record-rows">
          <T id="recordImports.preview" />
        </Typography>
        <ChoiceField
          label={<T id="recordImports.filter" />}
          choices={filters}
          value={verdict ?? all}
          onChoose={(next) => show({ rows: next === all ? undefined : next, file: one.id }, { replace: true })}
        />
      </Head>
      <TableOrState
        rows={rows}
        empty={<T id={verdict === undefined ? 'recordImports.rows.gone' : 'recordImports.rows.none'} />}
      >
        <Place>
          <DataTable
            key={verdict ?? all}
            label={text('recordImports.preview')}
            columns={columns}
            rows={rows}
            keyOf={({ number }) => number}
            nameOf={({ number }) => text('recordImports.rowNamed', { number })}
            order={inFileOrder}
            onOrder={() => undefined}
            onOpen={setOpened}
          />
        </Place>
      </TableOrState>
      {opened && <RowDialog one={one} row={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(3),
}));

const Place = styled('div')({ height: 520, display: 'flex', flexDirection: 'column', minWidth: 0 });
