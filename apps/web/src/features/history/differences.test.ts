import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

describe('what differs of a record', () => {
  it('is told of one that was changed, without what stayed', () => {
    const before = { local_name: 'U lesa', status: 'OPEN' };
    expect(differencesOf(before, { ...before, local_name: 'Za humny' })).toEqual([
      { field: 'local_name', was: 'U lesa', is: 'Za humny' },
    ]);
  });

  it('is all of one that came, and of one that went', () => {
    expect(differencesOf(null, { season: 2026, area_m2: null })).toEqual([{ field: 'season', is: 2026 }]);
    expect(differencesOf({ season: 2026 }, null)).toEqual([{ field: 'season', was: 2026 }]);
  });

  it('is a crop once, by its number where it has one, and a colour as one', () => {
    expect(differencesOf(null, { crop_id: 36, crop_name: 'Řepka' })).toEqual([{ field: 'crop_id', is: 36 }]);
    expect(differencesOf(null, { crop_id: null, crop_name: 'Řepka' })).toEqual([{ field: 'crop_name', is: 'Řepka' }]);
    expect(differencesOf({ red: 255, green: 0, blue: 10 }, { red: 255, green: 0, blue: 11 })).toEqual([
      { field: 'color', was: '#ff000a', is: '#ff000b' },
    ]);
  });
});
