import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

describe('what differs of a record', () => {
  it('is told of one that was changed, without what says nothing', () => {
    const before = { id: 1, farm_id: 2, version: 1, local_name: 'U lesa', status: 'OPEN' };
    expect(differencesOf(before, { ...before, version: 2, local_name: 'Za humny' })).toEqual([
      { field: 'local_name', was: 'U lesa', is: 'Za humny' },
    ]);
  });

  it('is all of one that came, and of one that went', () => {
    expect(differencesOf(null, { id: 1, season: 2026, area_m2: null })).toEqual([
      { field: 'season', was: '–', is: '2026' },
    ]);
    expect(differencesOf({ id: 1, season: 2026 }, null)).toEqual([{ field: 'season', was: '2026', is: '–' }]);
  });

  it('is cut where an outline would fill the screen', () => {
    const [outline] = differencesOf(null, { geometry: 'ab'.repeat(1000) });
    expect(outline?.is).toHaveLength(121);
  });
});
