import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { moved, usualOrder, type ColumnOrder, type DataColumns } from './data-column.ts';

interface ColumnChoiceProps<R> {
  readonly columns: DataColumns<R>;
  readonly order: ColumnOrder;
  readonly onOrder: (order: ColumnOrder) => void;
}

/** Which columns a table shows, and in which order. */
export function ColumnChoice<R>({ columns, order, onOrder }: ColumnChoiceProps<R>): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = useText();
  const label = text('table.columns');
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <List columns={columns} order={order} onOrder={onOrder} />
        <Foot>
          <Button onClick={() => onOrder(usualOrder(columns))}>
            <T id="table.columns.usual" />
          </Button>
        </Foot>
      </Popover>
    </>
  );
}

/** Those that are shown first, as they stand. */
function List<R>({ columns: [, ...others], order, onOrder }: ColumnChoiceProps<R>): ReactElement {
  const text = useText();
  const shown = order.flatMap((key) => others.find((column) => column.key === key) ?? []);
  const away = others.filter(({ key }) => !order.includes(key));
  return (
    <Columns>
      {[...shown, ...away].map(({ key, label }) => {
        const at = order.indexOf(key);
        return (
          <li key={key}>
            <Checkbox
              label={label}
              checked={at >= 0}
              onChange={() => onOrder(at >= 0 ? order.filter((other) => other !== key) : [...order, key])}
            />
            <IconButton
              aria-label={text('table.columns.before', { column: label })}
              disabled={at <= 0}
              onClick={() => onOrder(moved(order, key, -1))}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={text('table.columns.after', { column: label })}
              disabled={at < 0 || at === order.length - 1}
              onClick={() => onOrder(moved(order, key, 1))}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </Columns>
  );
}

const Columns = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 2, 2, 4),
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& > li > :first-of-type': { flex: 1, minWidth: 180 },
}));

const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));
