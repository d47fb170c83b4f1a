import { describe, expect, it } from 'vitest';
import { mapSections } from './map.menu.ts';

const menu = (first: boolean, second: boolean): string[] =>
  mapSections({ 'cfd-8901-map-v1': first, 'cfd-8205-map-v2': second }).map(({ to, label }) => `${to} ${label}`);

describe('the maps in the menu', () => {
  it('are the one whose flag is on, called simply the map', () => {
    expect(menu(false, true)).toEqual(['/farm/$farmId/map-v2 shell.section.map']);
    expect(menu(true, false)).toEqual(['/farm/$farmId/map shell.section.map']);
  });

  it('can be told apart where both are on: the first is the earlier one', () => {
    expect(menu(true, true)).toEqual([
      '/farm/$farmId/map-v2 shell.section.map',
      '/farm/$farmId/map shell.section.mapV1',
    ]);
  });

  it('are none where no flag is on', () => {
    expect(menu(false, false)).toEqual([]);
    expect(mapSections({})).toEqual([]);
  });
});
