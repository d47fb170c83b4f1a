import { describe, expect, it } from 'vitest';
import { recallMap, rememberMap } from './map-memory.ts';

describe('what is remembered of a map', () => {
  it('is kept per farm, each part for itself', () => {
    rememberMap(7, { at: { lat: 49.1, lon: 16.2, zoom: 14 } });
    rememberMap(7, { base: 'orthophoto' });
    expect(recallMap(7)).toEqual({ at: { lat: 49.1, lon: 16.2, zoom: 14 }, base: 'orthophoto' });
    rememberMap(7, { list: { isOpen: true, filter: 'pšenice', sort: 'area' } });
    rememberMap(7, { sensorList: { isOpen: true, filter: 'meteo', sort: 'name' } });
    expect(recallMap(7)).toMatchObject({ base: 'orthophoto', list: { isOpen: true, filter: 'pšenice', sort: 'area' } });
    expect(recallMap(7).sensorList?.filter).toBe('meteo');
    expect(recallMap(8)).toEqual({});
  });

  it.each(['null', '{', '{"at":"nowhere","base":4,"list":2}', '[]'])('is nothing where %s is stored', (stored) => {
    localStorage.setItem('brazda.farm.7.map', `{"version":1,"value":${stored}}`);
    expect(recallMap(7)).toEqual({});
  });
});
