import geodesy from '@brazda/domain/vectors/geodesy.json' with { type: 'json' };
import proj4 from 'proj4';
import { describe, expect, it } from 'vitest';
import { sJtskAxes, sJtskCountryAt, sJtskToWgs84 } from './s-jtsk.ts';

const EAST_NORTH = { isSouthingFirst: false, isPositive: false, isModified: false };

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

  it.each([
    ['CZ', '572.213,85.334,461.94,4.9732,1.529,5.2484,3.5378'],
    ['SK', '485.021,169.465,483.839,7.786342,4.397554,4.102655,0'],
  ] as const)('puts all of the grid where PROJ4JS puts it, to a hundredth of a millimetre, in %s', (country, shift) => {
    const grid = `+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +ellps=bessel +towgs84=${shift} +units=m`;
    const reference = proj4(grid, 'WGS84');
    for (let x = -915_000; x <= -150_000; x += 45_000) {
      for (let y = -1_345_000; y <= -920_000; y += 25_000) {
        const ring = Float64Array.of(x, y);
        sJtskToWgs84(ring, EAST_NORTH, country);
        const [longitude, latitude] = reference.forward<[number, number]>([x, y]);
        expect(Math.abs((ring[0] ?? 0) - longitude)).toBeLessThan(1e-10);
        expect(Math.abs((ring[1] ?? 0) - latitude)).toBeLessThan(1e-10);
      }
    }
  });

  it('tells its axes by their ranges', () => {
    expect(sJtskAxes(-742_900, -1_043_100)).toEqual({ isSouthingFirst: false, isPositive: false, isModified: false });
    expect(sJtskAxes(742_900, 1_043_100)).toEqual({ isSouthingFirst: false, isPositive: true, isModified: false });
    expect(sJtskAxes(1_043_100, 742_900)).toEqual({ isSouthingFirst: true, isPositive: true, isModified: false });
    expect(sJtskAxes(-1_043_100, -742_900)).toEqual({ isSouthingFirst: true, isPositive: false, isModified: false });
    expect(sJtskAxes(742_900, -1_043_100)).toBeNull();
    expect(sJtskAxes(14.4, 50.1)).toBeNull();
  });

  // Made by PROJ 9.7: +proj=mod_krovak with the constants of EPSG:5516 and the datum shift of EPSG:5239.
  it.each([
    [14.42, 50.08, -5_743_011.745185, -6_043_823.15613],
    [16.6, 49.2, -5_598_682.899236, -6_160_149.606712],
    [18.26, 49.82, -5_472_369.855789, -6_103_147.526783],
    [12.37, 50.08, -5_888_068.485891, -6_021_826.309607],
  ])('puts the modified grid of S-JTSK/05 at %s, %s within a centimetre', (longitude, latitude, east, north) => {
    for (const [x, y] of [
      [east, north],
      [-north, -east],
    ] as const) {
      const axes = sJtskAxes(x, y);
      expect(axes?.isModified).toBe(true);
      const ring = Float64Array.of(x, y);
      if (axes) sJtskToWgs84(ring, axes, 'CZ');
      expect(ring[0]).toBeCloseTo(longitude, 7);
      expect(ring[1]).toBeCloseTo(latitude, 7);
    }
  });
});
