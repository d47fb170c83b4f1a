import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landLeft, sharesOfLand } from './land-shares.ts';

const land = fc.record({
  parcelHa: fc.double({ min: 0.01, max: 500, noNaN: true }),
  parts: fc.array(
    fc.record({
      key: fc.constantFrom('wheat', 'rape', 'maize'),
      areaHa: fc.double({ min: 0.0001, max: 300, noNaN: true }),
    }),
    { maxLength: 10 },
  ),
});

describe('The shares of what stands on parts of a parcel', () => {
  it('are the parts themselves, and leave the rest', () => {
    const shares = sharesOfLand(5, [
      { key: 'wheat', areaHa: 3.2 },
      { key: 'rape', areaHa: 1.1 },
    ]);
    expect(shares).toEqual([
      { key: 'wheat', areaHa: 3.2 },
      { key: 'rape', areaHa: 1.1 },
    ]);
    expect(landLeft(5, shares)).toBe(0.7);
  });

  it('tell what stands on several parts once', () => {
    const parts = [
      { key: 'wheat', areaHa: 1 },
      { key: 'rape', areaHa: 2 },
      { key: 'wheat', areaHa: 0.5 },
    ];
    expect(sharesOfLand(5, parts)).toEqual([
      { key: 'wheat', areaHa: 1.5 },
      { key: 'rape', areaHa: 2 },
    ]);
  });

  it('come to the parcel with what they leave, and never to more', () => {
    fc.assert(
      fc.property(land, ({ parcelHa, parts }) => {
        const shares = sharesOfLand(parcelHa, parts);
        const takenHa = shares.reduce((sum, { areaHa }) => sum + areaHa, 0);
        expect(takenHa).toBeLessThanOrEqual(parcelHa + 1e-9);
        expect(takenHa + landLeft(parcelHa, shares)).toBeCloseTo(parcelHa, 3);
      }),
    );
  });
});
