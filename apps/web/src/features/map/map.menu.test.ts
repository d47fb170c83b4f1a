import { describe, expect, it } from 'vitest';
import { sections } from './map.menu.ts';

const menu = (first: boolean, second: boolean): string[] =>
  sections({ 'cfd-8901-map-v1': first, 'cfd-8205-map-v2': second }).map(({ to, label }) => `${to} ${label}`);

describe('the maps in the menu', () => {
  it('are the one whose flag is on, called simply the map', () => {
    expect(menu(false, true)).toEqual(['/farm/$farmId/map-v2 map.section']);
    expect(menu(true, false)).toEqual(['/farm/$farmId/map map.section']);
  });

  it('can be told apart where both are on: the first is the earlier one', () => {
    expect(menu(true, true)).toEqual(['/farm/$farmId/map-v2 map.section', '/farm/$farmId/map map.sectionV1']);
  });

  it('are none where no flag is on', () => {
    expect(menu(false, false)).toEqual([]);
    expect(sections({})).toEqual([]);
  });
});
