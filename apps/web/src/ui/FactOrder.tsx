import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, touchTarget } from '#web/lib/design-tokens.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { pressed, type RowOrder } from './data-table/table-rows.ts';

/** A column by which rows can be put in order. */
export interface OrderedColumn {
  /** Also the name of the order. */
  readonly key: string;
  readonly label: string;
  readonly isSorted: true;
}

export interface FactOrdering {
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}

const sortWords = { asc: 'ascending', desc: 'descending' } as const;

/** How a column says that the rows stand by it; undefined where they do not. */
export function sortWord(order: RowOrder, column: string): 'ascending' | 'descending' | undefined {
  return order.column === column ? sortWords[order.direction] : undefined;
}

/** The head of a column: a press puts the rows in its order, another the other way round. */
export function OrderButton({
  column,
  order,
  onOrder,
}: FactOrdering & { readonly column: OrderedColumn }): ReactElement {
  const isSorted = order.column === column.key;
  return (
    <Press type="button" onClick={() => onOrder(pressed(order, column.key))}>
      {column.label}
      {isSorted && (order.direction === 'asc' ? <ArrowUpward /> : <ArrowDownward />)}
    </Press>
  );
}

/** The same where there are no heads, for cards. */
export function OrderField({
  columns,
  order,
  onOrder,
}: FactOrdering & { readonly columns: readonly OrderedColumn[] }): ReactElement {
  const text = useText();
  const ways = columns.flatMap(({ key, label }) => [
    { value: `${key} asc`, label: text('table.ascending', { column: label }) },
    { value: `${key} desc`, label: text('table.descending', { column: label }) },
  ]);
  return (
    <ChoiceField
      label={<T id="table.orderBy" />}
      choices={ways}
      value={`${order.column} ${order.direction}`}
      onChoose={(way) => {
        const [column = order.column, direction] = way.split(' ');
        onOrder({ column, direction: direction === 'desc' ? 'desc' : 'asc' });
      }}
    />
  );
}

const Press = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: touchTarget,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '& svg': { fontSize: fontSizes.lead, flex: 'none' },
}));
