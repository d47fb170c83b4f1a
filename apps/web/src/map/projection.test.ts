import { fromLonLat, toLonLat } from 'ol/proj.js';
import { describe, expect, it } from 'vitest';
import { groundScale, toDegrees, toView } from './projection.ts';

describe('the projection of the map', () => {
  it('is the one of OpenLayers', () => {
    const [x, y] = toView(16.608, 49.195);
    const [expectedX = 0, expectedY = 0] = fromLonLat([16.608, 49.195]);
    expect(x).toBeCloseTo(expectedX, 6);
    expect(y).toBeCloseTo(expectedY, 6);
  });

  it('leads back to degrees', () => {
    const [lon = 0, lat = 0] = toLonLat([1_848_000, 6_310_000]);
    expect(toDegrees([1_848_000, 6_310_000]).lon).toBeCloseTo(lon, 9);
    expect(toDegrees([1_848_000, 6_310_000]).lat).toBeCloseTo(lat, 9);
  });

  it('knows how much the map stretches the ground', () => {
    expect(groundScale(0)).toBe(1);
    expect(groundScale(toView(0, 60)[1])).toBeCloseTo(0.5, 9);
  });

  it('keeps the poles on the map', () => {
    expect(Number.isFinite(toView(0, 90)[1])).toBe(true);
  });
});
