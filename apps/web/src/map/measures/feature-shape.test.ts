import { describe, expect, it } from 'vitest';
import { geometryOf, shapeOf } from './feature-shape.ts';

type Line = [number, number][];
const line: Line = [
  [16.6, 49.2],
  [16.61, 49.2],
  [16.61, 49.21],
];
const ring: Line = [...line, [16.6, 49.2]];

describe('water and zones whose corners are moved', () => {
  it.each([
    ['a line', 'line', { type: 'LineString', coordinates: line }],
    ['several lines', 'line', { type: 'MultiLineString', coordinates: [line, line.slice(1)] }],
    ['several outlines', 'polygon', { type: 'MultiPolygon', coordinates: [[ring], [ring, ring]] }],
  ] as const)('come back as they were: %s', (_, kind, geometry) => {
    const shape = shapeOf({ type: geometry.type, coordinates: [...geometry.coordinates] });
    expect(shape.kind).toBe(kind);
    const numbers = (given: unknown): number[] => (given as unknown[]).flat(4) as number[];
    const back = geometryOf(shape);
    expect(back.type).toBe(geometry.type);
    const expected = numbers(geometry.coordinates);
    expect(numbers(back.coordinates)).toHaveLength(expected.length);
    numbers(back.coordinates).forEach((value, at) => expect(value).toBeCloseTo(expected[at] ?? 0, 8));
  });

  it('of one outline have its rings open, as hands move them', () => {
    const { kind, outline } = shapeOf({ type: 'Polygon', coordinates: [ring] });
    expect([kind, outline[0]?.[0]?.length]).toEqual(['polygon', 3]);
  });
});
