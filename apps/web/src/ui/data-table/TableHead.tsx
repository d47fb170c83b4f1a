import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import type { KeyboardEvent, ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { DataColumn, DataColumns } from './data-column.ts';
import type { RowChoice } from './row-choice.ts';
import { pressed, type RowOrder } from './table-rows.ts';
import { Head } from './table-styles.ts';

interface TableHeadProps<R> {
  readonly columns: DataColumns<R>;
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
  readonly choice?: RowChoice | undefined;
  readonly hasMenu: boolean;
}

const sortWords = { asc: 'ascending', desc: 'descending' } as const;

/** What the columns are: a press puts the rows in their order, another the other way round. */
export function TableHead<R>({ columns, order, onOrder, choice, hasMenu }: TableHeadProps<R>): ReactElement {
  const text = useText();
  return (
    <Head role="rowgroup">
      <div role="row" aria-rowindex={1}>
        {choice && (
          <div role="columnheader" data-box>
            <label>
              <input
                type="checkbox"
                aria-label={text('table.chooseAll')}
                checked={choice.isAll}
                ref={(box) => {
                  if (box) box.indeterminate = !choice.isAll && choice.chosen.size > 0;
                }}
                onChange={choice.toggleAll}
              />
            </label>
          </div>
        )}
        {columns.map((column, at) => (
          <div
            key={column.key}
            role="columnheader"
            data-first={at === 0 ? true : undefined}
            data-number={column.isNumber}
            aria-sort={order.column === column.key ? sortWords[order.direction] : undefined}
          >
            {column.isSorted ? (
              <SortButton column={column} order={order} onOrder={onOrder} />
            ) : (
              <span data-text>{column.label}</span>
            )}
          </div>
        ))}
        {hasMenu && (
          <div role="columnheader" data-menu>
            <VisuallyHidden>{text('table.menu')}</VisuallyHidden>
          </div>
        )}
      </div>
    </Head>
  );
}

interface SortButtonProps<R> {
  readonly column: DataColumn<R>;
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}

function SortButton<R>({ column, order, onOrder }: SortButtonProps<R>): ReactElement {
  const isSorted = order.column === column.key;
  return (
    <button type="button" onClick={() => onOrder(pressed(order, column.key))} onKeyUp={bringIntoSight}>
      <span data-text>{column.label}</span>
      {isSorted && (order.direction === 'asc' ? <ArrowUpward /> : <ArrowDownward />)}
    </button>
  );
}

/** What the focus has come to by a key is to be seen as a whole; browsers leave to the side what they take for seen. */
function bringIntoSight({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
