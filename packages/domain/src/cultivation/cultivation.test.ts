import { describe, expect, it } from 'vitest';
import { lastStretchWithout } from './last-stretch-without.ts';
import { mostLandAtOnce } from './most-land-at-once.ts';
import { settleEnds, type SaidCultivation } from './settle-ends.ts';

function said(id: number, wishes: Partial<SaidCultivation> = {}): SaidCultivation {
  return { id, role: 'MAIN', part: null, from: null, to: null, harvestedOn: null, ...wishes };
}

describe('What grows on a parcel', () => {
  it('ends where something else is sown in its place, and goes on where nothing is', () => {
    const wheat = said(1);
    const rape = said(2, { from: '2026-08-20' });
    expect(settleEnds([rape, wheat])).toEqual([
      { id: 2, to: null, endedById: null },
      { id: 1, to: '2026-08-20', endedById: 2 },
    ]);
    expect(settleEnds([wheat])).toEqual([{ id: 1, to: null, endedById: null }]);
  });

  it('keeps its own end where that comes first', () => {
    const wheat = said(1, { from: '2025-10-01', to: '2026-07-20', harvestedOn: '2026-07-20' });
    expect(settleEnds([wheat, said(2, { from: '2026-07-20' })])?.[0]).toEqual({
      id: 1,
      to: '2026-07-20',
      endedById: null,
    });
  });

  it('is ended by a part of the parcel, and a part only by the same part or by the whole', () => {
    const parts = [
      said(1, { from: '2025-10-01' }),
      said(2, { part: 1, from: '2026-04-01' }),
      said(3, { part: 2, from: '2026-04-20' }),
      said(4, { part: 1, from: '2026-08-01' }),
    ];
    expect(settleEnds(parts)).toEqual([
      { id: 1, to: '2026-04-01', endedById: 2 },
      { id: 2, to: '2026-08-01', endedById: 4 },
      { id: 3, to: null, endedById: null },
      { id: 4, to: null, endedById: null },
    ]);
  });

  it('stands beside what is sown under it and beside a catch crop', () => {
    const clover = said(2, { role: 'UNDERSOWN', from: '2026-04-01' });
    const alsike = said(3, { role: 'UNDERSOWN', from: '2026-04-01' });
    const mustard = said(4, { role: 'CATCH_CROP', from: '2026-08-01' });
    expect(settleEnds([said(1), clover, alsike, mustard])?.map(({ to }) => to)).toEqual([null, null, null, null]);
  });

  it('cannot begin in one place on one day with another, nor before the harvest of what stands there', () => {
    expect(settleEnds([said(1, { from: '2026-04-01' }), said(2, { from: '2026-04-01' })])).toBeUndefined();
    const harvested = said(1, { from: '2025-10-01', to: '2026-07-20', harvestedOn: '2026-07-20' });
    expect(settleEnds([harvested, said(2, { from: '2026-07-01' })])).toBeUndefined();
  });
});

describe('The most land at once', () => {
  it('counts what stands on one day, and not what follows on it', () => {
    const one = { from: '2026-04-01', to: '2026-08-01', areaM2: 30 };
    expect(mostLandAtOnce([one, { from: '2026-08-01', to: null, areaM2: 40 }])).toBe(40);
    expect(mostLandAtOnce([one, { from: null, to: '2026-04-02', areaM2: 40 }])).toBe(70);
    expect(mostLandAtOnce([])).toBe(0);
  });
});

describe('The last time without a crop', () => {
  it('is what follows on the last crop that has an end', () => {
    expect(lastStretchWithout([{ from: '2025-10-01', to: '2026-07-20' }])).toEqual({ from: '2026-07-20', to: null });
    expect(lastStretchWithout([])).toEqual({ from: null, to: null });
  });

  it('lies between crops where the last one has no end, else there is none', () => {
    const wheat = { from: '2025-10-01', to: '2026-07-20' };
    expect(lastStretchWithout([{ from: '2026-08-20', to: null }, wheat])).toEqual({
      from: '2026-07-20',
      to: '2026-08-20',
    });
    expect(lastStretchWithout([wheat, { from: '2026-07-20', to: null }])).toEqual({ from: null, to: '2025-10-01' });
    expect(lastStretchWithout([{ from: null, to: null }])).toBeNull();
    expect(
      lastStretchWithout([
        { from: null, to: '2026-01-01' },
        { from: '2025-01-01', to: null },
      ]),
    ).toBeNull();
  });
});
