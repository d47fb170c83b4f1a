import { describe, expect, it } from 'vitest';
import { lineLength } from '../measures/ellipsoid.ts';
import { toDegrees, toView } from '../projection.ts';
import { frameResolution, mmPerPixel } from './paper-frame.ts';

describe('a piece of the ground on paper', () => {
  it.each([
    [49.2, 16.6],
    [48.1, 17.1],
    [55.2, 23.9],
    [40.4, -3.7],
  ])('is true to its scale at %s°, measured on the ellipsoid', (lat, lon) => {
    const center = toView(lon, lat);
    const resolution = frameResolution({ center, scale: 10_000 });
    const half = (100 / mmPerPixel / 2) * resolution;
    const across = distanceM([center[0] - half, center[1]], [center[0] + half, center[1]]);
    const upwards = distanceM([center[0], center[1] - half], [center[0], center[1] + half]);
    // 100 mm of paper are 1000 m of ground. From north to south and from east to west the map differs by up to 0.3 %.
    expect(across).toBeGreaterThan(998.3);
    expect(upwards).toBeLessThan(1001.7);
    expect(Math.sqrt(across * upwards)).toBeCloseTo(1000, 1);
  });
});

function distanceM(from: readonly [number, number], to: readonly [number, number]): number {
  return lineLength([toDegrees([...from]), toDegrees([...to])]);
}
