import type { PlanChoice, PlanEntry, PlannedParcel } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonFrom } from '@brazda/domain/season.ts';
import { describe, expect, it } from 'vitest';
import { editedPlan } from './plan-edits.ts';
import { filledDown } from './plan-fill-down.ts';

const [wheat, rape, mustard, old] = [1, 36, 57, 1_000_001];
const crops = new Map(
  [wheat, rape, mustard, old].map((id) => [id, { id, isRetired: id === old } as unknown as PlanChoice]),
);
const season = { seasonId: 2026, origin: 'MANUAL', isToCheck: false } as const;

function entry(cropId: number, area: number | null, part = 1, role: PlanEntry['role'] = 'MAIN'): PlanEntry {
  return { ...season, cropId, area, part, role };
}

function parcel(id: number, area: number, entries: readonly PlanEntry[] = []): PlannedParcel {
  return { id, localName: `Pole ${id}`, blockNumber: null, area, landUseCode: 'R', entries: [...entries] };
}

function filled(parcels: readonly PlannedParcel[]) {
  const range = { from: { row: 0, column: 0 }, to: { row: parcels.length - 1, column: 0 } };
  const { edits, ...left } = filledDown({ parcels, seasons: [seasonFrom(2026)], crops }, range);
  const plan = editedPlan({ seasons: [], crops: [], parcels: [...parcels] }, edits);
  const planned = plan.parcels.map(({ entries }) => entries.map(({ cropId, role, area }) => [cropId, role, area]));
  return { planned, ...left };
}

describe('What is filled down', () => {
  it('is the whole cell: each part by its share of the parcel, and the catch crop', () => {
    const first = parcel(1, 4, [entry(wheat, 1), entry(rape, 3, 2), entry(mustard, null, 1, 'CATCH_CROP')]);
    const { planned } = filled([first, parcel(2, 10.0001), parcel(3, 4)]);
    expect(planned[1]).toEqual([
      [wheat, 'MAIN', 2.5],
      [rape, 'MAIN', 7.5001],
      [mustard, 'CATCH_CROP', null],
    ]);
    expect(planned[2]).toEqual(planned[0]);
  });

  it('takes away what the upper cell has not', () => {
    const { planned } = filled([
      parcel(1, 4, [entry(wheat, null)]),
      parcel(2, 4, [entry(rape, 1), entry(wheat, 2, 2), entry(mustard, null, 1, 'CATCH_CROP')]),
    ]);
    expect(planned[1]).toEqual([[wheat, 'MAIN', null]]);
  });

  it('says on which parcels a part would come to nothing, and leaves them', () => {
    const first = parcel(1, 100, [entry(wheat, 0.01), entry(rape, 99.99, 2)]);
    const { planned, tooSmall } = filled([first, parcel(2, 0.4), parcel(3, 50)]);
    expect(tooSmall).toEqual(['Pole 2']);
    expect(planned[1]).toEqual([]);
    expect(planned[2]).toEqual([
      [wheat, 'MAIN', 0.005],
      [rape, 'MAIN', 49.995],
    ]);
  });

  it('is no crop that was put away, and says which', () => {
    const { planned, putAway } = filled([parcel(1, 4, [entry(old, null)]), parcel(2, 4, [entry(rape, null)])]);
    expect(putAway).toEqual([old]);
    expect(planned[1]).toEqual([[rape, 'MAIN', null]]);
  });
});
