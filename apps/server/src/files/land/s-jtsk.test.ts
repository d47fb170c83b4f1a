import geodesy from '@brazda/domain/vectors/geodesy.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { sJtskAxes, sJtskCountryAt, sJtskToWgs84 } from './s-jtsk.ts';

const EAST_NORTH = { isSouthingFirst: false, isPositive: false };

function metresOff(point: { x: number; y: number; lon: number; lat: number }, country: 'CZ' | 'SK'): number {
  const ring = Float64Array.of(point.x, point.y);
  sJtskToWgs84(ring, EAST_NORTH, country);
  const [longitude = 0, latitude = 0] = ring;
  const east = (longitude - point.lon) * Math.cos((point.lat * Math.PI) / 180);
  return Math.hypot(east, latitude - point.lat) * 111_320;
}

describe('S-JTSK', () => {
  it.each(geodesy.krovak.points)('puts $name within a tenth of a metre', (point) => {
    const country = point.name === 'praha' || point.name === 'brno' ? 'CZ' : 'SK';
    expect(metresOff(point, country)).toBeLessThan(0.1);
    expect(sJtskCountryAt(point.x, point.y, EAST_NORTH)).toBe(country);
  });

  it('is half a metre or more off with the other country’s datum shift', () => {
    for (const point of geodesy.krovak.points) {
      const other = point.name === 'praha' || point.name === 'brno' ? 'SK' : 'CZ';
      expect(metresOff(point, other)).toBeGreaterThan(0.5);
    }
  });

  it('tells its axes by their ranges', () => {
    expect(sJtskAxes(-742_900, -1_043_100)).toEqual({ isSouthingFirst: false, isPositive: false });
    expect(sJtskAxes(742_900, 1_043_100)).toEqual({ isSouthingFirst: false, isPositive: true });
    expect(sJtskAxes(1_043_100, 742_900)).toEqual({ isSouthingFirst: true, isPositive: true });
    expect(sJtskAxes(-1_043_100, -742_900)).toEqual({ isSouthingFirst: true, isPositive: false });
    expect(sJtskAxes(742_900, -1_043_100)).toBeNull();
    expect(sJtskAxes(14.4, 50.1)).toBeNull();
  });
});
