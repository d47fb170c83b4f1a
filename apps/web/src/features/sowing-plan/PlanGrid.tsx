import type { PlanWarning } from '@brazda/contract/agroevidence/sowing-plan.ts';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactElement } from 'react';
import { seasonLabel } from '@brazda/domain/season.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { nearRows } from '#web/ui/data-table/near-rows.ts';
import { CropPicker } from './CropPicker.tsx';
import { gridHandlers } from './grid-handlers.ts';
import { oneCell, withinGrid, type CellPlace } from './grid-range.ts';
import type { PlanRows } from './plan-rows.ts';
import { cellId, columnsOf, PlanRow, planRowStyles, rowHeight } from './PlanRow.tsx';
import { cellKey } from './shown-parcels.ts';
import type { PlanGridState } from './use-plan-grid.ts';
import { CellReasons } from './WarningReason.tsx';

interface PlanGridProps {
  readonly rows: PlanRows;
  readonly grid: PlanGridState;
  /** Whose sums stand beside the grid. */
  readonly seasonId: number;
  readonly onSeason: (seasonId: number) => void;
}

const headHeight = 44;
const nearness = { before: 8, after: 28 };
/** So many come into the page at once that each turn of a wheel brings some: all of a few turns together would be felt. */
const rowsPerStep = 2;

/**
 * The plan as a spreadsheet: parcels by seasons, of which only what is in sight is in the page. It is one stop of the Tab
 * key; which cell the keyboard is at, it says itself.
 */
export function PlanGrid({ rows, grid, seasonId, onSeason }: PlanGridProps): ReactElement {
  const { parcels, seasons } = rows;
  const { range, size, acts } = grid;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [first, setFirst] = useState(0);
  const [isAside, setIsAside] = useState(false);
  const { row, column } = range.to;
  const near = nearRows(first, row, parcels.length, nearness);
  const shown = useRef(row);
  useEffect(() => {
    // Where the grid begins its first row is in sight: to ask where it is would lay it out twice.
    if (frame.current && shown.current !== row) bringIntoSight(frame.current, row);
    shown.current = row;
  }, [row]);

  const choose = (event: PointerEvent, kind: 'begin' | 'extend'): void => {
    const place = placeOf(event.target);
    if (!place) return;
    const to = withinGrid(place, size);
    acts.choose(kind === 'extend' || event.shiftKey ? { ...range, to } : oneCell(to));
  };
  const closePicker = (): void => {
    grid.closePicker();
    frame.current?.focus();
  };

  const pickerLabel = text('sowingPlan.picker.label', {
    parcel: parcels[row]?.localName ?? '',
    season: seasonLabel(seasons[column]?.id ?? 0),
  });

  return (
    <>
      <Frame
        ref={frame}
        role="grid"
        tabIndex={0}
        aria-label={text('sowingPlan.grid.label')}
        aria-describedby="plan-keys"
        aria-rowcount={parcels.length + 1}
        aria-colcount={seasons.length + 1}
        aria-multiselectable
        aria-activedescendant={cellId(range.to)}
        data-aside={isAside}
        style={columnsOf(seasons.length)}
        onScroll={({ currentTarget }) => {
          const inSight = Math.floor(currentTarget.scrollTop / rowHeight);
          setFirst(inSight - (inSight % rowsPerStep));
          setIsAside(currentTarget.scrollLeft > 0);
        }}
        {...gridHandlers(range, size, rows.mayChange, acts)}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.pointerType === 'touch') return;
          setHeld(true);
          choose(event, 'begin');
        }}
        onPointerOver={(event) => {
          if (isHeld && event.buttons === 1) choose(event, 'extend');
        }}
        onPointerUp={() => setHeld(false)}
        onClick={(event) => clicked(event, { rows, size, acts })}
        onDoubleClick={(event) => {
          if (rows.mayChange && placeOf(event.target)) acts.open('');
        }}
      >
        <Head role="row" aria-rowindex={1}>
          <span role="columnheader">
            <T id="sowingPlan.column.parcel" />
          </span>
          {seasons.map((season) => (
            <span key={season.id} role="columnheader" aria-colindex={season.id - (seasons[0]?.id ?? 0) + 2}>
              <button
                type="button"
                tabIndex={-1}
                aria-pressed={season.id === seasonId}
                onClick={() => onSeason(season.id)}
              >
                {seasonLabel(season.id)}
              </button>
            </span>
          ))}
        </Head>
        <Lines role="presentation" style={{ height: parcels.length * rowHeight, paddingTop: near.from * rowHeight }}>
          {near.rows.map((index) => {
            const parcel = parcels[index];
            return (
              parcel && (
                <PlanRow
                  key={parcel.id}
                  row={index}
                  top={index < near.from || index >= near.to ? index * rowHeight : undefined}
                  parcel={parcel}
                  seasons={seasons}
                  crops={rows.crops}
                  warnings={rows.warnings}
                  range={touches(range, index) ? range : undefined}
                />
              )
            );
          })}
        </Lines>
      </Frame>
      {grid.picking !== undefined && (
        <Popper
          open
          anchorEl={() => cellElement({ row, column }) ?? document.body}
          placement="bottom-start"
          sx={{ zIndex: 'modal' }}
        >
          <Picker
            role="region"
            aria-label={pickerLabel}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) grid.closePicker();
            }}
          >
            <CropPicker
              crops={rows.choices}
              typed={grid.picking}
              label={pickerLabel}
              onClose={closePicker}
              onChoose={(cropId, isTabbed) => {
                grid.plant(cropId);
                closePicker();
                const next = withinGrid(isTabbed ? { row, column: column + 1 } : { row: row + 1, column }, size);
                acts.choose(oneCell(next));
              }}
            />
            <CellReasons warnings={warningsOf(rows, { row, column })} />
          </Picker>
        </Popper>
      )}
    </>
  );
}

/** A press on the sign of a warning says why it is there; on a screen that is touched, one on the cell opens it. */
function clicked(event: MouseEvent, { rows, size, acts }: Pick<PlanGridProps, 'rows'> & ClickedGrid): void {
  const place = placeOf(event.target);
  if (!place || event.shiftKey) return;
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  if (isTouched) acts.choose(oneCell(withinGrid(place, size)));
  const isSign = event.target instanceof Element && event.target.closest('[data-why]') !== null;
  if (isSign || (isTouched && !rows.mayChange)) acts.explain(place);
  else if (isTouched) acts.open('');
}

type ClickedGrid = Pick<PlanGridState, 'size' | 'acts'>;

function touches({ from, to }: PlanGridState['range'], row: number): boolean {
  return Math.min(from.row, to.row) <= row && row <= Math.max(from.row, to.row);
}

/** Scrolls no further than a row needs to be seen whole, below the head. */
function bringIntoSight(frame: HTMLElement, row: number): void {
  const top = row * rowHeight;
  const lowest = top + rowHeight + headHeight - frame.clientHeight;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (lowest > frame.scrollTop) frame.scrollTop = lowest;
}

function warningsOf({ parcels, seasons, warnings }: PlanRows, { row, column }: CellPlace): readonly PlanWarning[] {
  return warnings.get(cellKey(parcels[row]?.id ?? 0, seasons[column]?.id ?? 0)) ?? [];
}

function cellElement(place: CellPlace): HTMLElement | null {
  return document.getElementById(cellId(place));
}

/** The cell that was touched, as its element says it. */
function placeOf(target: EventTarget): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest('[data-row]') : null;
  if (!(cell instanceof HTMLElement)) return undefined;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  userSelect: 'none',
  contain: 'strict',
  '&:focus-visible': { outlineOffset: -2 },
  ...planRowStyles(theme),
}));

/** Rows lie one below the other: where each lies is said of none, so that one is styled as the one before it. */
const Lines = styled('div')({ boxSizing: 'border-box', position: 'relative' });

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: headHeight,
  alignItems: 'center',
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
  fontWeight: fontWeights.strong,
  '& > :first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    alignSelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    padding: theme.spacing(0, 3),
    background: theme.vars.palette.background.paper,
  },
  '& button': {
    minHeight: 36,
    padding: theme.spacing(0, 3),
    border: 0,
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.background.default },
    '&[aria-pressed="true"]': { color: theme.vars.palette.primary.dark, background: theme.vars.palette.primary.light },
  },
}));

const Picker = styled('div')(({ theme }) => ({
  width: 280,
  margin: theme.spacing(1, 0),
  padding: theme.spacing(2),
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
}));
