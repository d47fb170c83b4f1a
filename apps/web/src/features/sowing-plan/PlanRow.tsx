import type { PlanEntry, PlannedParcel, PlanWarning, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import type { CSSObject, Theme } from '@mui/material/styles';
import { memo, type CSSProperties, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { shortLabel } from '#web/map/label-room.ts';
import { hasOwnName } from '#web/parts/parcel/parcel-facts.ts';
import { isInRange, type CellPlace, type GridRange } from './grid-range.ts';
import type { CropsById } from './plan-rows.ts';
import { PlanCell, planCellStyles } from './PlanCell.tsx';
import { cellKey, type WarningsByCell } from './shown-parcels.ts';

export const rowHeight = 44;
const nameWidth = 320;
const seasonWidth = 150;

interface PlanRowProps {
  readonly row: number;
  /** Where it lies, in pixels, where it does not follow the row before it. */
  readonly top: number | undefined;
  readonly parcel: PlannedParcel;
  readonly seasons: SowingPlan['seasons'];
  readonly crops: CropsById;
  readonly warnings: WarningsByCell;
  /** What is chosen, where it reaches this row. */
  readonly range: GridRange | undefined;
}

const none: readonly PlanWarning[] = [];

/** A parcel with what is planned on it, season by season. */
export const PlanRow = memo(function PlanRow(props: PlanRowProps): ReactElement {
  const { row, top, parcel, seasons, crops, warnings, range } = props;
  return (
    <div
      role="row"
      data-parcel
      aria-rowindex={row + 2}
      data-far={top === undefined ? undefined : true}
      style={top === undefined ? undefined : { top }}
    >
      <div role="rowheader">
        <b>{parcel.localName}</b>
        <ParcelFigures parcel={parcel} />
      </div>
      {seasons.map(({ id }, column) => {
        const ofCell = warnings.get(cellKey(parcel.id, id)) ?? none;
        const whyId = ofCell.length > 0 ? `${cellId({ row, column })}-why` : undefined;
        return (
          <div
            key={id}
            id={cellId({ row, column })}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={range !== undefined && isInRange(range, row, column)}
            aria-describedby={whyId}
            data-current={range?.to.row === row && range.to.column === column}
            data-row={row}
            data-column={column}
          >
            <PlanCell entries={entriesIn(parcel, id)} crops={crops} warnings={ofCell} whyId={whyId} />
          </div>
        );
      })}
    </div>
  );
});

/** The block of a parcel, where it is not called by it, and its area. */
export function ParcelFigures({ parcel }: { readonly parcel: PlannedParcel }): ReactElement {
  const { locale } = useLanguage();
  const { area, blockNumber } = parcel;
  return (
    <>
      <span>{hasOwnName({ ...parcel, square: null }) && blockNumber !== null && shortLabel(blockNumber)}</span>
      <span>
        <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, locale) }} />
      </span>
    </>
  );
}

export function cellId({ row, column }: CellPlace): string {
  return `plan-cell-${row}-${column}`;
}

/** Columns of the same widths in the head and in each row, as the frame around them says. */
export function columnsOf(seasons: number): CSSProperties {
  return {
    ['--columns' as never]: `minmax(${nameWidth}px, 1.5fr) repeat(${seasons}, minmax(${seasonWidth}px, 1fr))`,
    ['--width' as never]: `${nameWidth + seasons * seasonWidth}px`,
  };
}

const entriesOfParcels = new WeakMap<PlannedParcel, Map<number, readonly PlanEntry[]>>();

/** The same list for the same parcel each time, so that cells that have not changed are not drawn anew. */
export function entriesIn(parcel: PlannedParcel, seasonId: number): readonly PlanEntry[] {
  const ofParcel = entriesOfParcels.get(parcel) ?? new Map<number, readonly PlanEntry[]>();
  entriesOfParcels.set(parcel, ofParcel);
  const known = ofParcel.get(seasonId) ?? parcel.entries.filter((entry) => entry.seasonId === seasonId);
  ofParcel.set(seasonId, known);
  return known;
}

/** How rows look, for the frame that they are scrolled in: they are plain elements, so that new ones come quickly. */
export function planRowStyles(theme: Theme): CSSObject {
  return {
    ...planCellStyles(theme),
    '& [role="row"]': { display: 'grid', gridTemplateColumns: 'var(--columns)', minWidth: 'var(--width)' },
    '& [data-parcel]': {
      height: rowHeight,
      contain: 'layout style',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& [data-far]': { position: 'absolute', left: 0, right: 0 },
    // What is sticky is a picture of its own to the browser, and slow: nothing is until it is scrolled to the side.
    '&[data-aside="true"] [role="rowheader"]': { position: 'sticky', left: 0, zIndex: 1 },
    '& [role="rowheader"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) 72px',
      alignItems: 'center',
      gap: theme.spacing(2),
      padding: theme.spacing(0, 3),
      background: theme.vars.palette.background.paper,
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& b': { fontWeight: fontWeights.strong },
      '& span': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
      '& > :last-child': { textAlign: 'right' },
      // Where the block says nothing more, a name has its room.
      '& > :empty': { display: 'none' },
      '& > b:has(+ :empty)': { gridColumn: 'span 2' },
    },
    '& [data-parcel]:hover > [role="rowheader"]': { background: theme.vars.palette.background.default },
    '& [role="gridcell"]': {
      minWidth: 0,
      padding: '4px 5px',
      cursor: 'cell',
      '&[aria-selected="true"]': { background: theme.vars.palette.primary.light },
      '&[data-current="true"]': {
        boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
        borderRadius: 8,
      },
    },
  };
}
