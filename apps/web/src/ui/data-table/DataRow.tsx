import { memo, type ReactElement, type Ref } from 'react';
import { useText } from '#web/i18n/T.tsx';
import type { DataColumn, DataColumns } from './data-column.ts';
import { CardText } from './table-styles.ts';

interface DataRowProps<R> {
  /** Undefined while it is on its way. */
  readonly row: R | undefined;
  readonly index: number;
  readonly columns: DataColumns<R>;
  readonly name: string;
  readonly isCard: boolean;
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly canChoose: boolean;
  readonly hasMenu: boolean;
  /** Where it lies, in pixels, where it does not follow the row before it. */
  readonly top: number | undefined;
  readonly ref: Ref<HTMLDivElement> | undefined;
}

function Row<R>(props: DataRowProps<R>): ReactElement {
  const { index, isCard, isStop, isChosen, isCurrent, canChoose, hasMenu, top, ref } = props;
  return (
    <div
      ref={ref}
      role="row"
      tabIndex={isStop ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={canChoose ? isChosen : undefined}
      data-index={index}
      data-current={isCurrent}
      data-far={top === undefined ? undefined : true}
      style={top === undefined ? undefined : { top }}
    >
      {canChoose && <ChoiceCell {...props} />}
      {isCard ? <CardCell {...props} /> : <Cells {...props} />}
      {hasMenu && <MenuCell {...props} />}
    </div>
  );
}

/** What happens to it is heard where all rows lie; it is drawn anew only when it looks otherwise. */
export const DataRow = memo(Row) as typeof Row;

function ChoiceCell<R>({ row, name, isStop, isChosen }: DataRowProps<R>): ReactElement {
  const text = useText();
  return (
    <div role="gridcell" data-box>
      {row !== undefined && (
        <label>
          <input
            type="checkbox"
            readOnly
            tabIndex={isStop ? 0 : -1}
            aria-label={text('table.chooseRow', { name })}
            checked={isChosen}
          />
        </label>
      )}
    </div>
  );
}

function Cells<R>({ row, columns }: DataRowProps<R>): ReactElement {
  return (
    <>
      {columns.map(({ key, isNumber, cell }, at) => (
        <div
          key={key}
          role={at === 0 ? 'rowheader' : 'gridcell'}
          data-first={at === 0 ? true : undefined}
          data-number={isNumber}
        >
          {row === undefined ? <span data-waiting /> : cell(row)}
        </div>
      ))}
    </>
  );
}

function CardCell<R>({ row, columns: [title, ...others] }: DataRowProps<R>): ReactElement {
  const on = (place: DataColumn<R>['onCard']): readonly DataColumn<R>[] =>
    others.filter(({ onCard }) => onCard === place);
  return (
    <div role="rowheader">
      <CardText>
        <div>{row === undefined ? <span data-waiting /> : title.cell(row)}</div>
        <div>{row !== undefined && on('side').map(({ key, cell }) => <span key={key}>{cell(row)}</span>)}</div>
        <LowerLine row={row} columns={on('below')} />
        <LowerLine row={row} columns={on('last')} />
      </CardText>
    </div>
  );
}

function LowerLine<R>({
  row,
  columns,
}: {
  readonly row: R | undefined;
  readonly columns: readonly DataColumn<R>[];
}): ReactElement | null {
  if (columns.length === 0) return null;
  return (
    <div>{row !== undefined && columns.map((column) => <BelowText key={column.key} row={row} column={column} />)}</div>
  );
}

/** A number is read whole; words are cut off where there is no room. */
function BelowText<R>({ row, column }: { readonly row: R; readonly column: DataColumn<R> }): ReactElement {
  return <span data-number={column.isNumber}>{column.cell(row)}</span>;
}

function MenuCell<R>({ row, name, isStop }: DataRowProps<R>): ReactElement {
  const text = useText();
  return (
    <div role="gridcell" data-menu>
      {row !== undefined && (
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-label={text('table.rowMenu', { name })}
          aria-haspopup="menu"
        >
          <svg viewBox="0 0 4 16" width="4" height="16" aria-hidden>
            <path d="M2 0a2 2 0 0 1 0 4a2 2 0 0 1 0-4m0 6a2 2 0 0 1 0 4a2 2 0 0 1 0-4m0 6a2 2 0 0 1 0 4a2 2 0 0 1 0-4" />
          </svg>
        </button>
      )}
    </div>
  );
}
