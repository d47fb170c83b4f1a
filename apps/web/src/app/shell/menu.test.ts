import { describe, expect, it } from 'vitest';
import { entryGroups } from '#web/routing/menu.ts';
import { farmSections, userMenuEntries } from './menu.ts';

const everyMap = { 'cfd-8205-map-v2': true, 'cfd-8901-map-v1': true };

describe('the menus', () => {
  it('begin with the map and end with what steps back where there is not room for all', () => {
    const shown = farmSections(everyMap);
    expect(shown[0]?.to).toBe('/farm/$farmId/map-v2');
    const first = shown.findIndex(({ stepsBack }) => stepsBack);
    expect(first).toBeGreaterThan(0);
    expect(shown.slice(first).every(({ stepsBack }) => stepsBack)).toBe(true);
  });

  it.each([...entryGroups, 'sections'] as const)('leave no two of %s at one place', (group) => {
    const all = group === 'sections' ? farmSections(everyMap) : userMenuEntries.filter((one) => one.group === group);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ place }) => place)).size).toBe(all.length);
  });
});
