import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import type { DataColumns } from './data-column.ts';
import { DataRow } from './DataRow.tsx';
import { createPointerWatch } from './moved-pointer.ts';
import { nearRows, rowByKey } from './near-rows.ts';
import type { RowChoice } from './row-choice.ts';
import { rowHandlers } from './row-handlers.ts';
import { TableHead } from './TableHead.tsx';
import type { RowOrder, TableRows } from './table-rows.ts';
import { Body, boxWidth, cardHeight, headHeight, menuWidth, rowHeight, Scroller } from './table-styles.ts';

export interface DataTableProps<R> {
  /** What the rows are, for those who do not see them. */
  readonly label: string;
  readonly columns: DataColumns<R>;
  readonly rows: TableRows<R>;
  /** Where rows are chosen or shown elsewhere too. */
  readonly keyOf?: (row: R) => number;
  readonly nameOf: (row: R) => string;
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
  readonly onOpen: (row: R) => void;
  /** The row that is shown elsewhere too, such as on a map; where it stands, so that it comes into sight. */
  readonly current?: { readonly id: number; readonly index: number | undefined } | undefined;
  readonly onCurrent?: (row: R) => void;
  readonly onPoint?: (row: R | undefined) => void;
  readonly choice?: RowChoice | undefined;
  /** Opens what can be done with one row, at its button. */
  readonly onMenu?: ((row: R, at: HTMLElement) => void) | undefined;
}

const nearness = { before: 10, after: 32 };
/** So many come into the page at once that each turn of a wheel brings some: all of a few turns together would be felt. */
const rowsPerStep = 5;
/** In the place of rows while it is not known how many there are. */
const rowsWhileWaiting = 12;

/**
 * Records in rows, as many as there are: only those near to what is in sight are in the page. It is one stop of the Tab
 * key: arrow keys, Page Up and Down, Home and End go through it, Space chooses, Enter opens. On a phone rows are cards.
 */
export function DataTable<R>(props: DataTableProps<R>): ReactElement {
  const { label, columns, rows, keyOf, onOpen, onCurrent, onPoint, choice, current } = props;
  const isCards = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const height = isCards ? cardHeight : rowHeight;
  const count = rows.total ?? rowsWhileWaiting;
  const [first, setFirst] = useState(0);
  const [isAside, setIsAside] = useState(false);
  const [active, setActive] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const reached = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const [hasMoved] = useState(createPointerWatch);
  const stop = Math.max(0, Math.min(active, count - 1));
  const { look } = rows;
  const near = nearRows(first, stop, count, nearness);

  useLayoutEffect(() => look(first, first + nearness.after), [look, first]);
  useLayoutEffect(() => {
    if (isMoving.current) reached.current?.focus();
    isMoving.current = false;
  }, [stop]);
  useIndexInSight(scroller, current?.index, isCards ? 0 : headHeight, height);

  const toggle = (row: R, index: number, isRange: boolean): void => {
    if (keyOf) choice?.toggle(keyOf(row), index, isRange);
  };
  const handlers = rowHandlers<R>({
    rowAt: rows.at,
    onReach: setActive,
    onToggle: toggle,
    onOpen,
    onMenu: (row, at) => props.onMenu?.(row, at),
    onPoint: (row) => onPoint?.(row),
    hasMoved,
    onPress: (row, index, isRange) => {
      setActive(index);
      if (isRange) toggle(row, index, true);
      else (isCards ? onOpen : (onCurrent ?? onOpen))(row);
    },
  });
  const act = ({ key, shiftKey }: KeyboardEvent): void => {
    const row = rows.at(stop);
    if (!row) return;
    if (key === 'Enter') onOpen(row);
    else toggle(row, stop, shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOnRow(event)) return;
    const next = rowByKey(event.key, stop, count);
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === undefined) {
      act(event);
      return;
    }
    isMoving.current = next !== stop;
    setActive(next);
    const passed = event.shiftKey ? rows.at(next) : undefined;
    if (passed) toggle(passed, next, true);
  };
  return (
    <Scroller
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.total === undefined ? -1 : count + 1}
      aria-multiselectable={choice !== undefined}
      aria-busy={rows.total === undefined}
      data-aside={isAside}
      style={widthsOf(props, isCards)}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => {
        const inSight = Math.floor(currentTarget.scrollTop / height);
        setFirst(inSight - (inSight % rowsPerStep));
        setIsAside(currentTarget.scrollLeft > 0);
      }}
      onPointerLeave={() => onPoint?.(undefined)}
    >
      {!isCards && <TableHead {...props} hasMenu={props.onMenu !== undefined} />}
      <Body
        role="rowgroup"
        data-cards={isCards}
        style={{ height: count * height, paddingTop: near.from * height }}
        {...handlers}
      >
        {near.rows.map((index) => {
          const row = rows.at(index);
          const id = row && keyOf?.(row);
          return (
            <DataRow
              key={index}
              ref={index === stop ? reached : undefined}
              row={row}
              index={index}
              columns={columns}
              name={row ? props.nameOf(row) : ''}
              isCard={isCards}
              isStop={index === stop}
              isChosen={id !== undefined && choice?.chosen.has(id) === true}
              isCurrent={id !== undefined && id === current?.id}
              canChoose={choice !== undefined}
              hasMenu={props.onMenu !== undefined}
              top={index < near.from || index >= near.to ? index * height : undefined}
            />
          );
        })}
      </Body>
    </Scroller>
  );
}

/** Keys mean rows on the rows themselves; on what is within them they mean that. */
function isOnRow({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.getAttribute('role') === 'row';
}

/** How wide the columns are, and all of them at least. */
function widthsOf<R>({ columns, choice, onMenu }: DataTableProps<R>, isCards: boolean): CSSProperties {
  const [before, after] = [choice ? boxWidth : 0, onMenu ? menuWidth : 0];
  const widths = columns.map(({ width, grows }) => (grows ? `minmax(${width}px, ${width}fr)` : `${width}px`));
  const between = isCards ? ['minmax(0, 1fr)'] : widths;
  const all = [before && `${before}px`, ...between, after && `${after}px`].filter(Boolean).join(' ');
  const least = isCards ? 0 : columns.reduce((sum, { width }) => sum + width, before + after);
  const first = `${columns[0].width}px`;
  return { ['--columns' as never]: all, ['--width' as never]: `${least}px`, ['--first' as never]: first };
}

/** Wherever the current row was chosen, and wherever another order has put it: it is in sight. */
function useIndexInSight(
  scroller: { readonly current: HTMLDivElement | null },
  index: number | undefined,
  above: number,
  height: number,
): void {
  useLayoutEffect(() => {
    const { current } = scroller;
    if (index === undefined || !current) return;
    const top = index * height;
    const room = current.clientHeight - above;
    const isInSight = top >= current.scrollTop && top + height <= current.scrollTop + room;
    if (!isInSight) current.scrollTo({ top: Math.max(0, top - (room - height) / 2) });
  }, [scroller, index, above, height]);
}
