import { describe, expect, it } from 'vitest';
import { entryGroups } from '#web/routing/menu.ts';
import { farmSections, userMenuEntries } from './menu.ts';

const everyMap = { 'cfd-8205-map-v2': true, 'cfd-8901-map-v1': true };

describe('the menus', () => {
  it('show the sections of all features in the order of a day: the map first, what is looked up last', () => {
    expect(farmSections(everyMap).map(({ to }) => to.slice('/farm/$farmId/'.length))).toEqual([
      'map-v2',
      'map',
      'parcels',
      'sowing-plan',
      'catalogues',
    ]);
  });

  it.each([...entryGroups, 'sections'] as const)('leave no two of %s at one place', (group) => {
    const all = group === 'sections' ? farmSections(everyMap) : userMenuEntries.filter((one) => one.group === group);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ place }) => place)).size).toBe(all.length);
  });
});
