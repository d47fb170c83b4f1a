import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockProperties } from '../enumerations/land-change.ts';
import { blockDifferences, hasMoved, isAboutLand, type BlockFacts } from './block-differences.ts';

const facts: BlockFacts = {
  externalId: '1',
  square: '540-1030',
  blockNumber: '2304/5',
  officialAreaHa: 8.07,
  landUseCode: 'R',
  landUseName: 'standardní orná půda',
  altitudeM: 420,
  slopeDegrees: 3.2,
  nitrateVulnerable: 'NO',
  zone: 'I',
  validFrom: '2024-01-01',
};

describe('blockDifferences', () => {
  it('finds none between a block and itself', () => {
    expect(blockDifferences(facts, { ...facts }, false)).toEqual([]);
  });

  it.each<[Partial<BlockFacts>, string]>([
    [{ officialAreaHa: 8.08 }, 'AREA'],
    [{ blockNumber: '2304/6' }, 'BLOCK_NUMBER'],
    [{ square: '540-1040' }, 'BLOCK_NUMBER'],
    [{ landUseCode: 'T' }, 'LAND_USE'],
    [{ nitrateVulnerable: 'YES' }, 'NITRATE_VULNERABLE'],
    [{ zone: null }, 'ZONE'],
    [{ slopeDegrees: 7.1 }, 'SLOPE'],
    [{ altitudeM: null }, 'ALTITUDE'],
    [{ validFrom: '2026-01-01' }, 'VALID_FROM'],
    [{ externalId: '2' }, 'REGISTRY_ID'],
  ])('tells %j as %s alone', (change, property) => {
    expect(blockDifferences(facts, { ...facts, ...change }, false)).toEqual([property]);
  });

  it('tells of another cadastral unit only where the farm says one', () => {
    const [before, now] = [
      { ...facts, cadastralUnit: 'Lhota' },
      { ...facts, cadastralUnit: 'Ves' },
    ];
    expect(blockDifferences(before, now, false)).toEqual([]);
    expect(blockDifferences(before, now, false, ['Lhota'])).toEqual(['CADASTRAL_UNIT']);
    expect(blockDifferences(before, now, false, ['Ves'])).toEqual([]);
  });

  it('tells what is about land apart from the rest', () => {
    expect(blockProperties.filter((property) => isAboutLand([property]))).toEqual(['OUTLINE', 'AREA']);
    expect(blockDifferences(facts, { ...facts, zone: 'II' }, true)).toEqual(['OUTLINE', 'ZONE']);
  });
});

describe('hasMoved', () => {
  it('does not tell what digitising anew moves, by hectares and by share', () => {
    expect(hasMoved(99, 10_000)).toBe(false);
    expect(hasMoved(100, 10_000)).toBe(true);
    expect(hasMoved(900, 1_000_000)).toBe(false);
    expect(hasMoved(1000, 1_000_000)).toBe(true);
  });

  it('tells more whenever more has moved', () => {
    const area = fc.double({ min: 0, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(area, area, area, (movedM2, more, areaM2) => {
        if (hasMoved(movedM2, areaM2)) expect(hasMoved(movedM2 + more, areaM2)).toBe(true);
      }),
    );
  });
});
