import { describe, expect, it } from 'vitest';
import { readWkb, writeMultiPolygonWkb } from './well-known-binary.ts';

const SQUARE = [
  [Float64Array.of(14, 49, 15, 49, 15, 50, 14, 49), Float64Array.of(14.2, 49.2, 14.3, 49.3, 14.3, 49.2, 14.2, 49.2)],
  [Float64Array.of(16, 49, 17, 49, 17, 50, 16, 49)],
];

function hex(text: string): Buffer {
  return Buffer.from(text.replaceAll(' ', ''), 'hex');
}

describe('well-known binary', () => {
  it('reads what it wrote', () => {
    const shape = readWkb(Buffer.from(writeMultiPolygonWkb(SQUARE)));
    const polygons = shape.kind === 'POLYGONS' ? shape.polygons : [];
    expect(polygons.map((rings) => rings.map((ring) => Array.from(ring)))).toEqual(
      SQUARE.map((rings) => rings.map((ring) => Array.from(ring))),
    );
  });

  it('writes little-endian bytes that PostGIS takes', () => {
    const triangle = [[Float64Array.of(0, 0, 1, 0, 0, 1, 0, 0)]];
    expect(Buffer.from(writeMultiPolygonWkb(triangle)).toString('hex')).toBe(
      '01060000000100000001030000000100000004000000' +
        '00000000000000000000000000000000000000000000f03f0000000000000000' +
        '0000000000000000000000000000f03f00000000000000000000000000000000',
    );
  });

  it('reads big-endian polygons with height and measure, by either standard', () => {
    const point = (x: string): string => `${x} 4048800000000000 4024000000000000 4024000000000000`;
    const points = [
      point('402c000000000000'),
      point('402e000000000000'),
      point('402d000000000000'),
      point('402c000000000000'),
    ];
    for (const type of ['00000bbb', 'c0000003']) {
      const shape = readWkb(hex(`00 ${type} 00000001 00000004 ${points.join(' ')}`));
      expect(shape.kind === 'POLYGONS' && Array.from(shape.polygons[0]?.[0] ?? [])).toEqual([
        14, 49, 15, 49, 14.5, 49, 14, 49,
      ]);
    }
  });

  it('skips the code of a system in EWKB', () => {
    const plain = Buffer.from(writeMultiPolygonWkb(SQUARE));
    const tagged = Buffer.concat([plain.subarray(0, 5), hex('e6100000'), plain.subarray(5)]);
    tagged[4] = 0x20;
    expect(readWkb(tagged).kind).toBe('POLYGONS');
  });

  it('names what is no polygon', () => {
    expect(readWkb(hex('01 01000000 0000000000000000 0000000000000000'))).toEqual({ kind: 'OTHER', shape: 'POINT' });
    expect(readWkb(hex('01 06000000 00000000'))).toEqual({ kind: 'NONE' });
  });

  it('calls damaged what is cut, lies about its counts or nests without end', () => {
    const whole = Buffer.from(writeMultiPolygonWkb(SQUARE));
    for (let length = 0; length < whole.length; length++)
      expect(readWkb(whole.subarray(0, length)).kind).toBe('DAMAGED');
    expect(readWkb(hex('01 03000000 ffffffff')).kind).toBe('DAMAGED');
    expect(readWkb(hex('01 07000000 01000000'.repeat(1000))).kind).toBe('DAMAGED');
  });
});
