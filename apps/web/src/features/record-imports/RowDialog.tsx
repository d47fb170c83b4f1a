import type { RecordImport, RecordRow } from '@brazda/contract/agroevidence/record-imports.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { findingText } from './row-columns.tsx';

interface RowDialogProps {
  readonly one: RecordImport;
  readonly row: RecordRow;
  readonly onClose: () => void;
}

/** A row as it stands in the file, with what is said of it. */
export function RowDialog({ one, row, onClose }: RowDialogProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const marked = new Set(row.findings.map(({ column }) => column));
  return (
    <PlainDialog heading={<T id="recordImports.rowNamed" values={{ number: row.number }} />} onClose={onClose}>
      <Stack>
        {row.findings.length > 0 && (
          <ul>
            {row.findings.map((finding, at) => (
              <li key={at}>{findingText(intl, finding)}</li>
            ))}
          </ul>
        )}
        <Cells>
          {one.columns.map(({ title }, at) => (
            <div key={at} data-marked={marked.has(at) || undefined}>
              <dt>{title === '' ? text('recordImports.column.untitled', { number: at + 1 }) : title}</dt>
              <dd>{row.cells[at] ?? ''}</dd>
            </div>
          ))}
        </Cells>
        <Button variant="outlined" autoFocus onClick={onClose}>
          <T id="action.close" />
        </Button>
      </Stack>
    </PlainDialog>
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  overflowWrap: 'anywhere',
  '& ul': { margin: 0 },
}));

const Cells = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: theme.spacing(3) },
  '& > [data-marked]': { color: theme.vars.palette.error.main },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));
