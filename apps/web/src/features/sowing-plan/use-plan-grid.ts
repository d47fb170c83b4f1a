import { useState } from 'react';
import { cellsOf, oneCell, withinGrid, type CellPlace, type GridRange, type GridSize } from './grid-range.ts';
import type { GridActs } from './grid-handlers.ts';
import { pastedCrops, tableText } from './plan-clipboard.ts';
import { entriesOf, wholeCrop, type PlanPlace } from './plan-edits.ts';
import { filledDown } from './plan-fill-down.ts';
import type { PlanRows } from './plan-rows.ts';
import { cellKey } from './shown-parcels.ts';
import { useCellWords } from './use-cell-words.ts';
import type { PlanEditing } from './use-plan-editing.tsx';
import { useTellLeft } from './use-tell-left.tsx';

export interface PlanGridState {
  readonly range: GridRange;
  readonly size: GridSize;
  /** What was typed to open the picker over the cell; undefined while it is closed. */
  readonly picking: string | undefined;
  readonly acts: GridActs;
  /** Plans a crop on all that is chosen; null takes it out. */
  readonly plant: (cropId: number | null) => void;
  readonly closePicker: () => void;
}

interface GridDoings {
  readonly onDivide: (place: PlanPlace) => void;
  /** Of a cell that has warnings. */
  readonly onExplain: (place: PlanPlace) => void;
}

/** What of the grid is chosen, and what can be done with that. */
export function usePlanGrid(rows: PlanRows, editing: PlanEditing, doings: GridDoings): PlanGridState {
  const { parcels, seasons, crops } = rows;
  const words = useCellWords();
  const tellLeft = useTellLeft();
  const [wanted, setRange] = useState<GridRange>(oneCell({ row: 0, column: 0 }));
  /** What was typed to open the picker, and what was planned then: that is what a choice is made over. */
  const [picker, setPicker] = useState<{ readonly typed: string; readonly seen: PlanRows['parcels'] }>();
  const seasonIds = seasons.map(({ id }) => id);
  const content = { parcels, seasonIds };
  const nameOfId = (cropId: number): string => words.nameOf(crops.get(cropId) ?? { name: '' });
  const size = { rows: parcels.length, columns: seasons.length };
  // What is filtered may have less rows than were chosen among.
  const range = { from: withinGrid(wanted.from, size), to: withinGrid(wanted.to, size) };

  const placeOf = ({ row, column }: CellPlace): PlanPlace | undefined => {
    const [parcel, seasonId] = [parcels[row], seasonIds[column]];
    return parcel && seasonId !== undefined ? { parcelId: parcel.id, seasonId } : undefined;
  };
  const plant = (cropId: number | null): void => {
    const places = cellsOf(range).flatMap((cell) => placeOf(cell) ?? []);
    const edits = places.flatMap((place) => {
      const isCaught = cropId === null && hasCatchCrop(rows, place);
      return [wholeCrop(place, cropId), ...(isCaught ? [wholeCrop(place, null, 'CATCH_CROP')] : [])];
    });
    editing.change(edits, picker?.seen ?? parcels);
  };
  const paste = (pasted: string): void => {
    const { edits, range: laid, ...left } = pastedCrops(pasted, content, range, rows.choices, words);
    setRange(laid);
    editing.change(edits);
    tellLeft(left);
  };
  const fillDown = (): void => {
    const { edits, putAway, tooSmall } = filledDown(rows, range);
    editing.change(edits);
    tellLeft({ tooSmall, putAway: putAway.map(nameOfId) });
  };

  return {
    range,
    size,
    picking: picker?.typed,
    plant,
    closePicker: () => setPicker(undefined),
    acts: {
      choose: setRange,
      open: (typed) => setPicker({ typed, seen: parcels }),
      divide: () => {
        const place = placeOf(range.to);
        if (place) doings.onDivide(place);
      },
      explain: (at = range.to) => {
        const place = placeOf(at);
        if (place && rows.warnings.has(cellKey(place.parcelId, place.seasonId))) doings.onExplain(place);
      },
      clear: () => plant(null),
      fillDown,
      undo: editing.undo,
      redo: editing.redo,
      copied: () => tableText(content, range, nameOfId, words),
      paste,
    },
  };
}

function hasCatchCrop({ parcels }: PlanRows, { parcelId, seasonId }: PlanPlace): boolean {
  return parcels.some((parcel) => parcel.id === parcelId && entriesOf(parcel, seasonId, 'CATCH_CROP').length > 0);
}
