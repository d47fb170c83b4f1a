import vectors from '@brazda/domain/vectors/geodesy.json';
import { describe, expect, it } from 'vitest';
import { lineLength, polygonMeasures } from './ellipsoid.ts';

const degrees = ([lat = 0, lon = 0]: readonly number[]): { lat: number; lon: number } => ({ lat, lon });

function expectWithin(measured: number, known: number): void {
  expect(Math.abs(measured - known)).toBeLessThanOrEqual(Math.abs(known) * 1e-6);
}

describe('measuring on the ellipsoid', () => {
  it.each(Object.entries(vectors.polygons))('knows area and perimeter of %s', (_, polygon) => {
    const { areaM2, perimeterM } = polygonMeasures(polygon.points_lat_lon.map(degrees));
    expectWithin(areaM2, polygon.area_m2);
    expectWithin(perimeterM, polygon.perimeter_m);
  });

  it.each(Object.entries(vectors.lines))('knows the length of %s', (_, line) => {
    expectWithin(lineLength(line.points_lat_lon.map(degrees)), line.length_m);
  });

  it('turns the sign with the direction, and keeps the size', () => {
    const corners = vectors.polygons.cz_cell_001deg.points_lat_lon.map(degrees);
    expectWithin(polygonMeasures(corners.toReversed()).areaM2, -vectors.polygons.cz_cell_001deg.area_m2);
  });

  it('finds nothing to measure in less than a line or a polygon', () => {
    expect(lineLength([])).toBe(0);
    expect(lineLength([{ lat: 49, lon: 16 }])).toBe(0);
    expect(polygonMeasures([])).toEqual({ perimeterM: 0, areaM2: 0 });
    expect(polygonMeasures([{ lat: 49, lon: 16 }])).toEqual({ perimeterM: 0, areaM2: 0 });
  });
});
