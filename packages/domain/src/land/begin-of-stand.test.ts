import { describe, expect, it } from 'vitest';
import { beginOfStand, standsBefore } from './begin-of-stand.ts';

const wheat = { cropId: 7, from: '2026-04-01', to: null };

describe('Since when a crop stands', () => {
  it('is known from the land before it was this parcel, over as many divisions as there were', () => {
    const before = [
      { cropId: 7, from: '2026-03-01', to: '2026-04-01' },
      { cropId: 7, from: '2025-10-05', to: '2026-03-01' },
      { cropId: 3, from: '2025-04-01', to: '2025-10-05' },
    ];
    expect(beginOfStand(wheat, before)).toBe('2025-10-05');
    expect(standsBefore(wheat, before)).toEqual(before.slice(0, 2));
  });

  it('is its own day where another crop, or none, stood there before', () => {
    expect(beginOfStand(wheat, [{ cropId: 3, from: '2025-10-05', to: '2026-04-01' }])).toBe('2026-04-01');
    expect(beginOfStand(wheat, [{ cropId: 7, from: '2025-10-05', to: '2026-03-31' }])).toBe('2026-04-01');
    expect(beginOfStand({ ...wheat, cropId: null }, [{ cropId: null, from: null, to: '2026-04-01' }])).toBe(
      '2026-04-01',
    );
    expect(beginOfStand(wheat, [])).toBe('2026-04-01');
  });

  it('is the earliest where parcels were joined, and unknown where it is of one of them', () => {
    const joined = [
      { cropId: 7, from: '2025-10-05', to: '2026-04-01' },
      { cropId: 7, from: '2025-09-28', to: '2026-04-01' },
    ];
    expect(beginOfStand(wheat, joined)).toBe('2025-09-28');
    expect(beginOfStand(wheat, [...joined, { cropId: 7, from: null, to: '2026-04-01' }])).toBeNull();
  });
});
