import { useState } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { cellsOf, oneCell, withinGrid, type CellPlace, type GridRange, type GridSize } from './grid-range.ts';
import type { GridActs } from './grid-handlers.ts';
import { pastedCrops, tableText } from './plan-clipboard.ts';
import { entriesOf, wholeCrop, type PlanEdit, type PlanPlace } from './plan-edits.ts';
import type { PlanRows } from './plan-rows.ts';
import type { PlanEditing } from './use-plan-editing.tsx';

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

/** What of the grid is chosen, and what can be done with that. */
export function usePlanGrid(rows: PlanRows, editing: PlanEditing, onDivide: (place: PlanPlace) => void): PlanGridState {
  const { parcels, seasons, crops } = rows;
  const text = useText();
  const nameOf = useCropName();
  const show = useSnackbar();
  const [wanted, setRange] = useState<GridRange>(oneCell({ row: 0, column: 0 }));
  /** What was typed to open the picker, and what was planned then: that is what a choice is made over. */
  const [picker, setPicker] = useState<{ readonly typed: string; readonly seen: PlanRows['parcels'] }>();
  const seasonIds = seasons.map(({ id }) => id);
  const content = { parcels, seasonIds };
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
    const { edits, unknown, range: laid } = pastedCrops(pasted, content, range, rows.choices, nameOf);
    setRange(laid);
    editing.change(edits);
    if (unknown.length > 0)
      show({ message: text('sowingPlan.paste.unknown', { names: unknown.slice(0, 5).join(', ') }), tone: 'error' });
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
        if (place) onDivide(place);
      },
      clear: () => plant(null),
      fillDown: () => editing.change(filledDown(rows, range)),
      undo: editing.undo,
      redo: editing.redo,
      copied: () => tableText(content, range, (cropId) => nameOf(crops.get(cropId) ?? { name: '' })),
      paste,
    },
  };
}

function hasCatchCrop({ parcels }: PlanRows, { parcelId, seasonId }: PlanPlace): boolean {
  return parcels.some((parcel) => parcel.id === parcelId && entriesOf(parcel, seasonId, 'CATCH_CROP').length > 0);
}

/** What the upper row of a choice has, in all rows below it. */
function filledDown({ parcels, seasons }: PlanRows, range: GridRange): PlanEdit[] {
  const first = parcels[Math.min(range.from.row, range.to.row)];
  return cellsOf(range).flatMap(({ row, column }) => {
    const [parcel, season] = [parcels[row], seasons[column]];
    if (!first || !parcel || !season || parcel === first) return [];
    const [main] = entriesOf(first, season.id);
    return [wholeCrop({ parcelId: parcel.id, seasonId: season.id }, main?.cropId ?? null)];
  });
}
