import { styled } from '@mui/material/styles';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { createPointerWatch } from './data-table/moved-pointer.ts';
import { nearRows, rowByKey } from './data-table/near-rows.ts';

interface LongListProps<R> {
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => number | string;
  /** Every row is as high as this, in pixels. */
  readonly rowHeight: number;
  readonly isCurrent: (row: R) => boolean;
  readonly onChoose: (row: R) => void;
  /** A row is pointed at with the mouse; undefined when none is any more. */
  readonly onPoint?: (row: R | undefined) => void;
  readonly children: (row: R) => ReactNode;
  readonly ref?: Ref<HTMLOListElement>;
}

/** Rows in the page before and after the first one in sight; more than any screen shows, and few enough to be quick. */
const nearness = { before: 30, after: 60 };
const rowsPerStep = 5;

/**
 * A list of any length, of which only what is near is in the page. It is one stop of the Tab key: arrow keys, Page Up
 * and Down, Home and End go through it, Enter chooses.
 */
export function LongList<R>({ rows, rowHeight, ref, ...row }: LongListProps<R>): ReactElement {
  const [first, setFirst] = useState(0);
  const [active, setActive] = useState(0);
  const reached = useRef<HTMLButtonElement>(null);
  const isMoving = useRef(false);
  const [hasMoved] = useState(createPointerWatch);
  const stop = Math.min(active, rows.length - 1);
  const frame = useRef<HTMLOListElement>(null);
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => frame.current);
  const current = rows.findIndex(row.isCurrent);
  const near = nearRows(first, stop, rows.length, nearness);

  // Wherever the current row was chosen, and wherever a new name or order has put it: it is in sight.
  useLayoutEffect(() => {
    const { current: list } = frame;
    if (current < 0 || !list) return;
    const top = current * rowHeight;
    const isInSight = top >= list.scrollTop && top + rowHeight <= list.scrollTop + list.clientHeight;
    if (!isInSight) list.scrollTop = Math.max(0, top - (list.clientHeight - rowHeight) / 2);
  }, [current, rowHeight]);

  useLayoutEffect(() => {
    if (isMoving.current) reached.current?.focus();
    isMoving.current = false;
  }, [stop]);

  const move = (event: KeyboardEvent): void => {
    const next = rowByKey(event.key, stop, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = next !== stop;
    setActive(next);
  };

  return (
    <Frame
      ref={frame}
      style={{ ['--row' as never]: `${rowHeight}px` }}
      onKeyDown={move}
      onPointerLeave={() => {
        row.onPoint?.(undefined);
      }}
      onScroll={({ currentTarget }) => {
        const inSight = Math.floor(currentTarget.scrollTop / rowHeight);
        setFirst(inSight - (inSight % rowsPerStep));
      }}
    >
      <li aria-hidden style={{ height: near.from * rowHeight }} />
      {near.rows.map((at) => {
        const shown = rows[at];
        return shown === undefined ? null : (
          <Place
            key={row.keyOf(shown)}
            aria-setsize={rows.length}
            aria-posinset={at + 1}
            style={at < near.from || at >= near.to ? { position: 'absolute', top: at * rowHeight } : undefined}
          >
            <Row
              type="button"
              ref={at === stop ? reached : undefined}
              tabIndex={at === stop ? 0 : -1}
              aria-current={row.isCurrent(shown)}
              onFocus={() => {
                setActive(at);
              }}
              onClick={() => {
                row.onChoose(shown);
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse' && hasMoved(event)) row.onPoint?.(shown);
              }}
            >
              {row.children(shown)}
            </Row>
          </Place>
        );
      })}
      <li aria-hidden style={{ height: (rows.length - near.to) * rowHeight }} />
    </Frame>
  );
}

const Frame = styled('ol')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Place = styled('li')({ left: 0, right: 0 });

const Row = styled('button')(({ theme }) => ({
  width: '100%',
  height: 'var(--row)',
  padding: theme.spacing(0, 4),
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover, &:has([data-pointed="true"]), &[aria-current="true"]': { background: theme.vars.palette.primary.light },
  '&[aria-current="true"]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}` },
  '&:focus-visible': { outlineOffset: -2 },
}));
