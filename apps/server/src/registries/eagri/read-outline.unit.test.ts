import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#server/testing/processor-time.ts';
import { readOutline } from './read-outline.ts';

const ring = '((-742900 -1043100, -742800 -1043100, -742800 -1043000.5, -742900 -1043100))';
const polygon = [
  [
    [-742_900, -1_043_100],
    [-742_800, -1_043_100],
    [-742_800, -1_043_000.5],
    [-742_900, -1_043_100],
  ],
];

describe('readOutline', () => {
  it.each([
    `POLYGON ${ring}`,
    `  polygon${ring}\n`,
    `SRID=5514; POLYGON ${ring}`,
    `MULTIPOLYGON (${ring})`,
    `MULTIPOLYGON ( ( ( -742900\t-1043100 , -742800 -1043100,-742800  -1043000.5 ,\n -742900 -1043100 ) ) )`,
  ])('reads %j', (text) => {
    expect(readOutline(text)).toEqual({ type: 'MultiPolygon', coordinates: [polygon] });
  });

  it.each([null, '', '(', 'POINT (1 2)', 'POLYGON EMPTY', 'POLYGON ((1 2, x))', 'POLYGON ((1 2)', 'POLYGON (((1 2)))'])(
    'takes %j for none',
    (text) => {
      expect(readOutline(text)).toBeNull();
    },
  );

  it.each(['\t', ' \n', '(', ',', '1 ', 'POLYGON'])(
    'does not take longer than it should for a million of %j',
    async (part) => {
      const taken = await processorTimeOf(() => {
        expect(readOutline(`POLYGON${part.repeat(1_000_000 / part.length)}x`)).toBeNull();
        expect(
          readOutline(`${part.repeat(1_000_000 / part.length)}${ring}1${part.repeat(1_000_000 / part.length)}`),
        ).toBeNull();
      });
      expect(taken).toBeLessThan(3_000);
    },
  );
});
