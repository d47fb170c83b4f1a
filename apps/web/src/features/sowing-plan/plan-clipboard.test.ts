import type { PlanChoice, PlannedParcel } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { describe, expect, it } from 'vitest';
import { oneCell } from './grid-range.ts';
import { pastedCrops, tableText } from './plan-clipboard.ts';

const crops = [
  [1, 'Pšenice setá ozimá'],
  [36, 'Řepka ozimá'],
].map(([id, name]) => ({ id, name, isRetired: false })) as unknown as PlanChoice[];
const parcels = [1, 2, 3].map((id) => ({ id, entries: [] })) as unknown as PlannedParcel[];
const content = { parcels, seasonIds: [2026, 2027] };
const nameOf = ({ name }: PlanChoice): string => name;

function cellsOf(text: string, chosen = oneCell({ row: 0, column: 0 })): (number | null)[][] {
  return pastedCrops(text, content, chosen, crops, nameOf).edits.map((edit) => [
    edit.parcelId,
    edit.seasonId,
    edit.cropId,
  ]);
}

describe('a table that is pasted', () => {
  it('is read cell by cell, whatever the case and accents of its crops', () => {
    expect(cellsOf('psenice seta ozima\tŘEPKA OZIMÁ\r\n\t"Řepka ozimá"\r\n')).toEqual([
      [1, 2026, 1],
      [1, 2027, 36],
      [2, 2026, null],
      [2, 2027, 36],
    ]);
  });

  it('of one cell fills all that is chosen', () => {
    const chosen = { from: { row: 0, column: 1 }, to: { row: 2, column: 1 } };
    expect(cellsOf('Řepka ozimá', chosen)).toEqual([1, 2, 3].map((id) => [id, 2027, 36]));
  });

  it('ends where the grid ends', () => {
    expect(cellsOf('Řepka ozimá\tŘepka ozimá', oneCell({ row: 2, column: 1 }))).toEqual([[3, 2027, 36]]);
  });

  it('tells which crops nobody knows, and leaves their cells', () => {
    const pasted = pastedCrops('Mandragora', content, oneCell({ row: 0, column: 0 }), crops, nameOf);
    expect(pasted).toMatchObject({ edits: [], unknown: ['Mandragora'] });
  });

  it('is what was copied', () => {
    const planted = parcels.map((parcel) => ({
      ...parcel,
      entries: [{ seasonId: 2026, cropId: 36, role: 'MAIN' }],
    })) as unknown as PlannedParcel[];
    const range = { from: { row: 0, column: 0 }, to: { row: 1, column: 1 } };
    const copied = tableText({ ...content, parcels: planted }, range, () => 'Řepka ozimá');
    expect(copied).toBe('Řepka ozimá\t\r\nŘepka ozimá\t');
  });
});
