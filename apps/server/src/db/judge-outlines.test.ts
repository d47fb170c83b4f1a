import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMultiPolygonWkb } from '../files/land/well-known-binary.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { withSystem } from './farm-scope.ts';
import { judgeOutlines, type JudgedOutline, type OutlineSource } from './spatial.ts';

const dutchGrid: OutlineSource = { kind: 'definition', definition: 'EPSG:28992' };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('Outlines in a grid', () => {
  it('are judged by the hundred in a few seconds, each under its own row', async () => {
    const started = performance.now();
    const judged = await judge(Array.from({ length: 100 }, (_, index) => squareAt(1000 - index, 98_000 + 200 * index)));
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(judged).toHaveLength(100);
    const wests = judged.map(({ box }) => box?.[0] ?? 0);
    expect(judged.map(({ row }) => row)).toEqual(Array.from({ length: 100 }, (_, index) => 901 + index));
    expect(wests).toEqual(wests.toSorted((one, other) => other - one));
  });

  it('keep their parts and holes', async () => {
    const [both] = await judge([
      {
        row: 7,
        wkb: writeMultiPolygonWkb([
          [ring(98_000, 456_000, 100), ring(98_020, 456_020, 50)],
          [ring(99_000, 456_000, 100)],
        ]),
      },
    ]);
    expect(both).toMatchObject({ row: 7, isRepaired: false });
    expect(both?.areaM2).toBeCloseTo(10_000 - 2500 + 10_000, -2);
  });
});

function judge(outlines: readonly { row: number; wkb: Uint8Array }[]): Promise<JudgedOutline[]> {
  return withSystem(database, (tx) => judgeOutlines(tx.sql, dutchGrid, outlines, 0));
}

function squareAt(row: number, east: number): { row: number; wkb: Uint8Array } {
  return { row, wkb: writeMultiPolygonWkb([[ring(east, 456_000, 100)]]) };
}

function ring(east: number, north: number, side: number): Float64Array {
  return Float64Array.of(
    ...[east, north],
    ...[east, north + side],
    ...[east + side, north + side],
    ...[east + side, north],
    ...[east, north],
  );
}
