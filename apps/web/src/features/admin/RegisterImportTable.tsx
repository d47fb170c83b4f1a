import type { RegisterImport } from '@brazda/contract/agroevidence/registers.ts';
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import type { FactOrdering } from '#web/ui/FactOrder.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';

interface RegisterImportTableProps extends FactOrdering {
  readonly imports: readonly RegisterImport[];
  readonly onShow: (id: number) => void;
}

/** Each import with what came of it. */
export function RegisterImportTable({ imports, onShow, ...ordering }: RegisterImportTableProps): ReactElement {
  const text = useText();
  const columns: readonly [FactColumn<RegisterImport>, ...FactColumn<RegisterImport>[]] = [
    {
      key: 'register',
      label: text('admin.registers.register'),
      isSorted: true,
      cell: ({ register }) => <T id={`admin.registers.${register}`} />,
    },
    {
      key: 'startedAt',
      label: text('admin.registers.startedAt'),
      isSorted: true,
      cell: ({ startedAt }) => <FormattedDate value={startedAt} dateStyle="medium" timeStyle="short" />,
    },
    {
      key: 'origin',
      label: text('admin.registers.origin'),
      isSorted: true,
      cell: ({ fileName }) => fileName ?? <T id="admin.registers.ofService" />,
    },
    {
      key: 'result',
      label: text('admin.registers.result'),
      isSorted: true,
      cell: (each) => <Result {...each} />,
    },
    {
      key: 'rows',
      label: <T id="admin.registers.detail" />,
      isAction: true,
      cell: ({ id, added, changed, ended, refused }) =>
        added + changed + ended + refused > 0 && (
          <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => onShow(id)}>
            <T id="admin.registers.showRows" />
          </Button>
        ),
    },
  ];
  return (
    <FactTable
      label={text('admin.registers.imports')}
      columns={columns}
      rows={imports}
      keyOf={({ id }) => id}
      ordering={ordering}
    />
  );
}

function Result(each: RegisterImport): ReactElement {
  const { state, records, failure, failureLine } = each;
  if (state === 'IN_PROGRESS') return <T id="admin.registers.underWay" values={{ records }} />;
  if (state === 'FAILED') {
    return (
      <>
        <T id={`admin.registers.failure.${failure ?? 'unexpected'}`} />
        {failureLine !== null && (
          <>
            {' '}
            <T id="admin.registers.atLine" values={{ line: failureLine }} />
          </>
        )}
      </>
    );
  }
  const { added, changed, ended, unchanged, refused } = each;
  return <T id="admin.registers.counts" values={{ added, changed, ended, unchanged, refused }} />;
}
