import type { Deduction, SeenSubtractions, SubtractedLand } from '@brazda/contract/agroevidence/deductions.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { leftOutOptions, type LeftOutLand } from './deductions.queries.ts';

function deduction(unknownBecause: Deduction['unknownBecause']): SubtractedLand['deductions'][number] {
  const area = unknownBecause === null ? 0.5 : null;
  const unsaid = { variant: null, width: null, leastSlope: null, source: null, isGeneralKnowledge: null };
  return { kind: 'WATER', area, unknownBecause, geometry: null, ...unsaid };
}

function land(...because: readonly Deduction['unknownBecause'][]): SubtractedLand {
  const subtracted = because.includes(null) ? 0.5 : null;
  const sums = { parcelId: 1, area: 5, subtracted, remaining: null, isComplete: false, geometry: null };
  return { ...sums, deductions: because.map(deduction) };
}

function leftOut(...parcels: readonly SubtractedLand[]): Promise<LeftOutLand> {
  const seen = async (): Promise<SeenSubtractions> => ({ land: [...parcels], isAll: true });
  fakeApi({ agroevidence: { deductions: { seen } } });
  return new QueryClient().query(leftOutOptions(7, [14, 49, 14.1, 49.1]));
}

describe('why it is not known what is left out', () => {
  it('is said to be what the farm can draw, where the rules say a width', async () => {
    expect((await leftOut(land('NO_WIDTH', 'NO_FEATURES'))).unknownBecause).toBe('NO_FEATURES');
  });

  it('is the missing width where the country has none, for which nothing that is drawn helps', async () => {
    expect((await leftOut(land('NO_WIDTH', 'NO_WIDTH'))).unknownBecause).toBe('NO_WIDTH');
  });

  it('is nothing where something is known, and where there are no parcels', async () => {
    expect(await leftOut(land('NO_WIDTH'), land(null, 'NO_SLOPE'))).toMatchObject({ unknownBecause: null });
    expect(await leftOut()).toMatchObject({ unknownBecause: null, hasParcels: false });
  });
});
