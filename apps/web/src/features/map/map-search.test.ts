import { describe, expect, it } from 'vitest';
import { validateMapSearch } from './map-search.ts';

describe('the address of the map', () => {
  it('names a parcel and a place', () => {
    expect(validateMapSearch({ parcel: 18, at: '49,16,12' })).toEqual({ parcel: 18, at: '49,16,12' });
    expect(validateMapSearch({ parcel: '18' })).toEqual({ parcel: 18 });
  });

  it('names what the list shows', () => {
    expect(validateMapSearch({ filter: 'pšenice', sort: 'area' })).toEqual({ filter: 'pšenice', sort: 'area' });
    expect(validateMapSearch({ filter: 1501 })).toEqual({ filter: '1501' });
    expect(validateMapSearch({ filter: '', sort: 'colour' })).toEqual({});
  });

  it('names a season that there can be', () => {
    expect(validateMapSearch({ season: '2026' })).toEqual({ season: 2026 });
    for (const season of [2, 1989, 2101, 'x']) expect(validateMapSearch({ season })).toEqual({});
  });

  it('loses what cannot be meant', () => {
    expect(validateMapSearch({ parcel: -1, at: 4, other: true })).toEqual({});
    expect(validateMapSearch({ parcel: 'x' })).toEqual({});
  });
});
