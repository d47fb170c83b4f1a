import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dividedAlike, landLeft, sharesOfLand } from './land-shares.ts';

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

describe('The division of a parcel, on one of another size', () => {
  const squareMetres = (areas: readonly (number | null)[]): number =>
    Math.round(areas.reduce<number>((sum, area) => sum + (area ?? 0), 0) * 10_000);

  it('has the same shares, which come to that parcel to the square metre', () => {
    const areas = dividedAlike([1, 1, 1], 3, 10) ?? [];
    expect(areas.map((area) => area?.toFixed(4))).toEqual(['3.3334', '3.3333', '3.3333']);
    expect(squareMetres(areas)).toBe(100_000);
  });

  it('leaves as large a part without a crop, and what is the rest the rest', () => {
    expect(dividedAlike([1, 1], 4, 8)).toEqual([2, 2]);
    expect(dividedAlike([1, null], 4, 8)).toEqual([2, null]);
    expect(dividedAlike([null], 4, 8)).toEqual([null]);
  });

  it('is of all of a parcel whose parts were typed rounded', () => {
    expect(squareMetres(dividedAlike([2.1, 2.2], 4.3021, 8) ?? [])).toBe(80_000);
  });

  it('stays as it is on a parcel of the same size', () => {
    expect(dividedAlike([1.23456, 2], 4, 4)).toEqual([1.23456, 2]);
  });

  it('is none where a part would come to less than a square metre', () => {
    expect(dividedAlike([0.0001, 50], 50.0001, 0.5)).toBeUndefined();
  });

  it('always comes to the whole parcel to the square metre where its parts did', () => {
    const squareMetre = fc.integer({ min: 1, max: 2_000_000 });
    const division = fc.record({ parts: fc.array(squareMetre, { minLength: 1, maxLength: 10 }), to: squareMetre });
    fc.assert(
      fc.property(division, ({ parts, to }) => {
        const from = parts.reduce((sum, part) => sum + part, 0);
        const areas = dividedAlike(
          parts.map((part) => part / 10_000),
          from / 10_000,
          to / 10_000,
        );
        if (areas) expect(squareMetres(areas)).toBe(to);
        else expect(Math.min(...parts) / from).toBeLessThan(1 / to + 1e-9);
      }),
    );
  });
});
