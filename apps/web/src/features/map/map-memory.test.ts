import { describe, expect, it } from 'vitest';
import { recallMap, rememberMap } from './map-memory.ts';

describe('what is remembered of a map', () => {
  it('is kept per farm, each part for itself', () => {
    rememberMap(7, { at: { lat: 49.1, lon: 16.2, zoom: 14 } });
    rememberMap(7, { base: 'orthophoto' });
    expect(recallMap(7)).toEqual({ at: { lat: 49.1, lon: 16.2, zoom: 14 }, base: 'orthophoto' });
    expect(recallMap(8)).toEqual({});
  });

  it.each(['null', '{', '{"at":"nowhere","base":4}', '[]'])('is nothing where %s is stored', (stored) => {
    localStorage.setItem('brazda.farm.7.map', stored);
    expect(recallMap(7)).toEqual({});
  });
});
