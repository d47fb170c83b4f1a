import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaOnEllipsoid } from '../files/land/ellipsoid-area.ts';
import { writeMultiPolygonWkb } from '../files/land/well-known-binary.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { areaM2 } from './spatial.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Star {
  readonly longitude: number;
  readonly latitude: number;
  /** Degrees from the middle to the corners, one after the other around it. */
  readonly spokes: readonly number[];
}

/** As small as a garden or as large as the largest fields, anywhere in Europe. */
const star: fc.Arbitrary<Star> = fc.record({
  longitude: fc.double({ min: -24, max: 40, noNaN: true }),
  latitude: fc.double({ min: 34, max: 71, noNaN: true }),
  spokes: fc
    .tuple(
      fc.double({ min: -4, max: -2.3, noNaN: true }),
      fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 3, maxLength: 40 }),
    )
    .map(([size, spokes]) => spokes.map((spoke) => spoke * 10 ** size)),
});

function ringOf({ longitude, latitude, spokes }: Star, size = 1): Float64Array {
  const corners = [...spokes, spokes[0] ?? 0].map((spoke, at) => {
    const angle = ((at % spokes.length) * 2 * Math.PI) / spokes.length;
    return [longitude + Math.cos(angle) * spoke * size, latitude + Math.sin(angle) * spoke * size];
  });
  return Float64Array.from(corners.flat());
}

async function measured(polygons: Float64Array[][]): Promise<number> {
  const outline = Buffer.from(writeMultiPolygonWkb(polygons));
  const { rows } = await sql<{ area: number }>`
    select ${areaM2(sql`st_setsrid(st_geomfromwkb(${outline}::bytea), 4326)`)} as area`.execute(database.kysely);
  return rows[0]?.area ?? NaN;
}

describe('The area of an outline', () => {
  it('is what PostGIS measures on the ellipsoid, with parts and holes', async () => {
    await fc.assert(
      fc.asyncProperty(star, star, async (one, other) => {
        const polygons = [[ringOf(one), ringOf(one, 0.4)], [ringOf(other)]];
        const wanted = await measured(polygons);
        expect(Math.abs((areaOnEllipsoid(polygons) ?? NaN) - wanted)).toBeLessThan(wanted * 1e-7 + 1e-4);
      }),
      { numRuns: 100 },
    );
  });

  it('is left to the database where an edge is longer than a kilometre', () => {
    const square = (side: number): Float64Array =>
      Float64Array.of(15, 49, 15 + side, 49, 15 + side, 49 + side, 15, 49 + side, 15, 49);
    expect(areaOnEllipsoid([[square(0.009)]])).toBeCloseTo(659_072, 0);
    expect(areaOnEllipsoid([[square(0.009)], [square(0.011)]])).toBeNull();
  });
});
