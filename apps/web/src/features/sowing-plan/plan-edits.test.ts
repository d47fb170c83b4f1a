import type { PlanEntry, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedPlan, inverseOf, wholeCrop, type PlanEdit } from './plan-edits.ts';

const empty: SowingPlan = {
  seasons: [],
  crops: [],
  parcels: [1, 2].map((id) => ({ id, localName: '', blockNumber: null, area: 5, landUseCode: 'R', entries: [] })),
};

const edit: fc.Arbitrary<PlanEdit> = fc
  .record({
    parcelId: fc.constantFrom(1, 2),
    seasonId: fc.constantFrom(2026, 2027),
    cropId: fc.constantFrom(null, 1, 36),
    role: fc.constantFrom('MAIN' as const, 'CATCH_CROP' as const),
    part: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    area: fc.constantFrom(null, 1, 2.5),
  })
  .map(({ part, ...rest }) => ({ ...rest, ...(part !== undefined && { part }) }));
const edits = fc.array(edit, { maxLength: 8 });

function said({ parcels }: SowingPlan): Pick<PlanEntry, 'cropId' | 'part' | 'area'>[][] {
  return parcels.map(({ entries }) =>
    entries.map(({ cropId, part, area, role, seasonId }) => ({ cropId, part, area, role, seasonId })),
  );
}

describe('edits of the plan', () => {
  it('put a crop where it is wanted, and leave other parcels the same objects', () => {
    const plan = editedPlan(empty, [wholeCrop({ parcelId: 1, seasonId: 2026 }, 36)]);
    expect(plan.parcels[0]?.entries).toMatchObject([{ seasonId: 2026, cropId: 36, role: 'MAIN', part: 1 }]);
    expect(plan.parcels[1]).toBe(empty.parcels[1]);
  });

  it('and their inverse leave the plan as it was', () => {
    fc.assert(
      fc.property(edits, edits, (before, after) => {
        const plan = editedPlan(empty, before);
        expect(said(editedPlan(editedPlan(plan, after), inverseOf(plan, after)))).toEqual(said(plan));
      }),
    );
  });
});
