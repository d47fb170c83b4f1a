import type { RegisterImportRow } from '@brazda/contract/agroevidence/registers.ts';
import { registerRowOrders } from '@brazda/domain/enumerations/admin-order.ts';
import { registerOutcomes } from '@brazda/domain/enumerations/register-outcome.ts';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import type { FactOrdering } from '#web/ui/FactOrder.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { importRowsOptions, importRowsPerPage } from './registers.queries.ts';
import type { RegistersSearch } from './registers-search.ts';

interface RegisterImportRowsProps {
  readonly importId: number;
  readonly search: RegistersSearch;
  readonly onShow: (change: Partial<Pick<RegistersSearch, 'outcome' | 'rows' | 'rowsBy' | 'rowsDescending'>>) => void;
  readonly onClose: () => void;
}

/** What an import did row by row. */
export function RegisterImportRows({ importId, search, onShow, onClose }: RegisterImportRowsProps): ReactElement {
  const text = useText();
  const rows = useQuery({ ...importRowsOptions(importId, search), placeholderData: keepPreviousData });
  const all = { value: '', label: text('admin.registers.allOutcomes') };
  const { rowsBy = 'line', rowsDescending } = search;
  const choices = registerOutcomes.map((outcome) => ({
    value: outcome,
    label: text(`admin.registers.outcome.${outcome}`),
  }));
  return (
    <PlainDialog heading={<T id="admin.registers.rowsOf" />} isWide onClose={onClose}>
      <FormStack>
        <ChoiceField
          label={<T id="admin.registers.outcome" />}
          value={search.outcome ?? ''}
          choices={[all, ...choices]}
          onChoose={(chosen) => onShow({ outcome: registerOutcomes.find((outcome) => outcome === chosen), rows: 1 })}
        />
        <PagedList
          answer={rows}
          page={search.rows ?? 1}
          perPage={importRowsPerPage}
          onPage={(page) => onShow({ rows: page })}
          empty={<T id="admin.registers.noRows" />}
        >
          {(told) => (
            <RowTable
              rows={told}
              order={{ column: rowsBy, direction: rowsDescending ? 'desc' : 'asc' }}
              onOrder={({ column, direction }) =>
                onShow({
                  rows: 1,
                  rowsBy: registerRowOrders.find((each) => each === column),
                  rowsDescending: direction === 'desc' ? true : undefined,
                })
              }
            />
          )}
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

function RowTable({ rows, ...ordering }: FactOrdering & { readonly rows: readonly RegisterImportRow[] }): ReactElement {
  const text = useText();
  const { formatDate } = useIntl();
  const day = (date: string | null): string =>
    date === null ? text('admin.registers.noEnd') : formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  const columns: readonly [FactColumn<RegisterImportRow>, ...FactColumn<RegisterImportRow>[]] = [
    {
      key: 'name',
      label: text('admin.registers.name'),
      isSorted: true,
      cell: ({ name }) => name ?? <T id="admin.registers.nameless" />,
    },
    {
      key: 'number',
      label: text('admin.registers.number'),
      isSorted: true,
      cell: ({ registrationNumber }) => registrationNumber,
    },
    {
      key: 'outcome',
      label: text('admin.registers.outcome'),
      isSorted: true,
      cell: ({ outcome, reason }) =>
        reason === null
          ? text(`admin.registers.outcome.${outcome}`)
          : `${text(`admin.registers.outcome.${outcome}`)}: ${text(`admin.registers.reason.${reason}`)}`,
    },
    {
      key: 'validTo',
      label: text('admin.registers.validTo'),
      isSorted: true,
      cell: ({ outcome, validToBefore, validTo }) => {
        if (outcome === 'REFUSED') return null;
        if (outcome === 'ADDED' || validTo === validToBefore) return day(validTo);
        return text('admin.registers.validToChanged', { before: day(validToBefore), after: day(validTo) });
      },
    },
    { key: 'line', label: text('admin.registers.line'), isSorted: true, isNumber: true, cell: ({ line }) => line },
  ];
  return (
    <FactTable
      label={text('admin.registers.rowsOf')}
      columns={columns}
      rows={rows}
      keyOf={(row) => rows.indexOf(row)}
      ordering={ordering}
    />
  );
}
