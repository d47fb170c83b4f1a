import { describe, expect, it } from 'vitest';
import { systemsOfCountry } from './coordinate-systems.ts';

describe('coordinate systems to choose from', () => {
  it('begin with the grids of the country', () => {
    expect(systemsOfCountry('CZ')[0]).toMatchObject({ epsg: 5514 });
    expect(systemsOfCountry('NL')[0]).toMatchObject({ epsg: 28992 });
    expect(systemsOfCountry('MT')[0]).toMatchObject({ epsg: 32629 });
  });

  it('name each code once, and hold the zones of UTM everywhere', () => {
    for (const country of ['CZ', 'PL', 'DE', 'AT', 'XK']) {
      const codes = systemsOfCountry(country).map(({ epsg }) => epsg);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes).toContain(32633);
      expect(codes).toContain(25833);
    }
  });
});
