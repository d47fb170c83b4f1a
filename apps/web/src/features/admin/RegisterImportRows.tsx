import type { RegisterImportRow, RegisterOutcome } from '@brazda/contract/agroevidence/registers.ts';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { importRowsOptions, importRowsPerPage } from './registers.queries.ts';
import { outcomes, type RegistersSearch } from './registers-search.ts';

interface RegisterImportRowsProps {
  readonly importId: number;
  readonly search: RegistersSearch;
  readonly onShow: (change: { readonly outcome?: RegisterOutcome | undefined; readonly rows?: number }) => void;
  readonly onClose: () => void;
}

/** What an import did row by row. */
export function RegisterImportRows({ importId, search, onShow, onClose }: RegisterImportRowsProps): ReactElement {
  const text = useText();
  const rows = useQuery({ ...importRowsOptions(importId, search), placeholderData: keepPreviousData });
  const all = { value: '', label: text('admin.registers.allOutcomes') };
  const choices = outcomes.map((outcome) => ({ value: outcome, label: text(`admin.registers.outcome.${outcome}`) }));
  return (
    <PlainDialog heading={<T id="admin.registers.rowsOf" />} isWide onClose={onClose}>
      <FormStack>
        <ChoiceField
          label={<T id="admin.registers.outcome" />}
          value={search.outcome ?? ''}
          choices={[all, ...choices]}
          onChoose={(chosen) => onShow({ outcome: outcomes.find((outcome) => outcome === chosen), rows: 1 })}
        />
        <PagedList
          answer={rows}
          page={search.rows ?? 1}
          perPage={importRowsPerPage}
          onPage={(page) => onShow({ outcome: search.outcome, rows: page })}
          empty={<T id="admin.registers.noRows" />}
        >
          {(told) => <RowTable rows={told} />}
        </PagedList>
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            <T id="action.close" />
          </Button>
        </DialogActions>
      </FormStack>
    </PlainDialog>
  );
}

function RowTable({ rows }: { readonly rows: readonly RegisterImportRow[] }): ReactElement {
  const text = useText();
  const { formatDate } = useIntl();
  const day = (date: string | null): string =>
    date === null ? text('admin.registers.noEnd') : formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  const columns: readonly [FactColumn<RegisterImportRow>, ...FactColumn<RegisterImportRow>[]] = [
    {
      key: 'name',
      label: <T id="admin.registers.name" />,
      cell: ({ name }) => name ?? <T id="admin.registers.nameless" />,
    },
    { key: 'number', label: <T id="admin.registers.number" />, cell: ({ registrationNumber }) => registrationNumber },
    {
      key: 'outcome',
      label: <T id="admin.registers.outcome" />,
      cell: ({ outcome, reason }) =>
        reason === null
          ? text(`admin.registers.outcome.${outcome}`)
          : `${text(`admin.registers.outcome.${outcome}`)}: ${text(`admin.registers.reason.${reason}`)}`,
    },
    {
      key: 'validTo',
      label: <T id="admin.registers.validTo" />,
      cell: ({ outcome, validToBefore, validTo }) => {
        if (outcome === 'REFUSED') return null;
        if (outcome === 'ADDED' || validTo === validToBefore) return day(validTo);
        return text('admin.registers.validToChanged', { before: day(validToBefore), after: day(validTo) });
      },
    },
    { key: 'line', label: <T id="admin.registers.line" />, isNumber: true, cell: ({ line }) => line },
  ];
  return (
    <FactTable
      label={text('admin.registers.rowsOf')}
      columns={columns}
      rows={rows}
      keyOf={(row) => rows.indexOf(row)}
    />
  );
}
