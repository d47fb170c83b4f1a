import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './action-parts.ts';
import { boxAround } from './box-of-land.ts';
import {
  commonGrowthStage,
  hectaresOf,
  toggledTarget,
  withArea,
  withDrawn,
  withGrowthStage,
  withTargets,
} from './chosen-targets.ts';
import { followedAmount } from './followed-amount.ts';
import type { FormParcels } from './form-parcels.ts';
import { saidAction } from './said-action.ts';
import { newAction } from './typed-action.ts';

const all = [1, 2, 3].map((id) => ({ id, name: `Pole ${id}`, area: id, crop: null, key: `pole${id}` }));
const parcels: FormParcels = { all, byId: new Map(all.map((parcel) => [parcel.id, parcel])) };

describe('the parcels of an action', () => {
  it('are taken in and left out, each with all of its land until another area is said', () => {
    const two = toggledTarget(toggledTarget([], 1), 3);
    expect(hectaresOf(two, parcels)).toBe(4);
    expect(hectaresOf(withArea(two, 3, 0.5), parcels)).toBe(1.5);
    expect(toggledTarget(two, 1).map(({ parcelId }) => parcelId)).toEqual([3]);
  });

  it('have so much land as is drawn of them, until another area is typed or all is taken', () => {
    const two = toggledTarget(toggledTarget([], 1), 3);
    const drawn = withDrawn(two, 3, { area: 0.25, geometry: { type: 'MultiPolygon', coordinates: [] } });
    expect(hectaresOf(drawn, parcels)).toBe(1.25);
    expect(drawn[1]?.geometry).not.toBeNull();
    expect(withArea(drawn, 3, 0.5)[1]).toMatchObject({ area: 0.5, geometry: null });
    expect(hectaresOf(withDrawn(drawn, 3, null), parcels)).toBe(4);
    const said = saidAction({ ...newAction('OTHER', '2026-05-01'), targets: drawn }, 'Europe/Prague');
    expect(said?.body.targets).toMatchObject([
      { parcelId: 1, area: null, geometry: null },
      { parcelId: 3, area: null, geometry: { type: 'MultiPolygon' } },
    ]);
  });

  it('are no more than one action can have, and those that were chosen stay', () => {
    const many = withTargets(
      toggledTarget([], 9000),
      Array.from({ length: 600 }, (_, at) => at + 1),
    );
    expect(many).toHaveLength(500);
    expect(many[0]?.parcelId).toBe(9000);
  });

  it('share a growth stage, which those that come later get as well', () => {
    const two = withGrowthStage(withTargets([], [1, 2]), 32);
    expect(commonGrowthStage(withTargets(two, [3]))).toBe(32);
    expect(commonGrowthStage([])).toBeNull();
  });
});

describe('an amount', () => {
  it('for a hectare and in all follow from each other, and the one that was said never changes', () => {
    const amount = fc.double({ min: 0.001, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 5 }), (value, areas) => {
        for (const hectares of areas) {
          expect(followedAmount({ value, unit: 'KG', basis: 'HECTARE' }, hectares).HECTARE).toBe(value);
          expect(followedAmount({ value, unit: 'KG', basis: 'TOTAL' }, hectares).TOTAL).toBe(value);
        }
      }),
    );
    expect(followedAmount({ value: 2.5, unit: 'L', basis: 'HECTARE' }, 12).TOTAL).toBe(30);
    expect(followedAmount({ value: 30, unit: 'L', basis: 'TOTAL' }, 12).HECTARE).toBe(2.5);
    expect(followedAmount({ value: 2.5, unit: 'L', basis: 'HECTARE' }, 0).TOTAL).toBeNull();
  });
});

it('parts of an action are all that are chosen, or each by itself', () => {
  expect(partsOf([1, 2], 'together')).toEqual([[1, 2]]);
  expect(partsOf([1, 2], 'each')).toEqual([[1], [2]]);
});

it('the box around land holds all of it', () => {
  expect(boxAround([])).toBeUndefined();
  expect(
    boxAround([
      [1, 2, 3, 4],
      [0, 3, 2, 9],
    ]),
  ).toEqual([0, 2, 3, 9]);
});
