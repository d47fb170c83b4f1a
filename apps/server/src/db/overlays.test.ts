import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { farmLand } from '../seed/farm-land.ts';
import { realOutlines } from '../seed/real-outlines.ts';
import { sharedTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import {
  differenceOf,
  gridOfDegrees,
  gridOfMetres,
  intersectionOf,
  onGridIfNeeded,
  symmetricDifferenceOf,
  unionOfParts,
  unionOfRows,
  type OverlayGrid,
} from './overlays.ts';

let database: Database;
beforeAll(async () => {
  database = await sharedTestDatabase();
});

/** How far another drawing of the same land lies off it, in degrees: a metre, and less than anybody draws. */
const shifts = [0.000_01, 0.000_000_003] as const;

/** Fields as the register has them, to the centimetre. */
async function fields(): Promise<readonly string[]> {
  return farmLand(await realOutlines(), 0, 400).map(({ geometry }) => JSON.stringify(geometry));
}

type Areas = Readonly<Record<'one' | 'other' | 'both' | 'alone' | 'apart' | 'either' | 'anyOfThem', number>>;

describe('Overlays of outlines that are nearly the same', () => {
  it.each(shifts)('come out on both databases, and their areas belong together: %d degrees apart', async (degrees) => {
    const [one, other] = [sql`given.one`, sql`given.other`];
    const { rows } = await sql<Areas>`
      with given as materialized (
        select land as one, st_translate(land, ${degrees}, ${degrees}) as other
        from unnest(${await fields()}::text[]) as text cross join lateral st_setsrid(st_geomfromgeojson(text), 4326) as land)
      select st_area(one) as one, st_area(other) as other, st_area(${intersectionOf(one, other)}) as both,
        st_area(${differenceOf(one, other)}) as alone, st_area(${symmetricDifferenceOf(one, other)}) as apart,
        st_area(${unionOfParts(sql`st_collect(${one}, ${other})`)}) as either,
        (select st_area(${unionOfRows(sql`land`)}) from unnest(array[${one}, ${other}]) as land) as any_of_them
      from given`.execute(database.kysely);
    expect(rows.length).toBeGreaterThan(300);
    for (const { one: whole, other: moved, both, alone, apart, either, anyOfThem } of rows) {
      // A tenth of a millimetre along an edge of some hundred metres.
      const close = (value: number, wanted: number): void =>
        expect(Math.abs(value - wanted)).toBeLessThan(whole * 0.000_02);
      close(both + alone, whole);
      close(apart + both, either);
      close(either + both, whole + moved);
      close(anyOfThem, either);
    }
  });

  it('come out where they are tried with the numbers as they are first', async () => {
    const outlines = await fields();
    const statement = (grid: OverlayGrid) => sql<Record<'edge' | 'near' | 'whole' | 'either', number>>`
      with given as materialized (
        select st_scale(st_translate(land, -st_x(st_centroid(land)), -st_y(st_centroid(land))), 73000, 111200) as land
        from unnest(${outlines}::text[]) as text cross join lateral st_setsrid(st_geomfromgeojson(text), 0) as land),
      strip as materialized (select land, ${differenceOf(sql`land`, sql`st_buffer(land, -5)`, grid)} as edge,
        ${intersectionOf(sql`land`, sql`st_buffer(st_startpoint(st_exteriorring(land)), 25)`, grid)} as near from given)
      select st_area(edge) as edge, st_area(near) as near, st_area(land) as whole,
        (select st_area(${unionOfRows(sql`part`, grid)}) from unnest(array[edge, near]) as part) as either from strip`;
    const { rows } = await onGridIfNeeded(gridOfMetres, (grid) => statement(grid).execute(database.kysely));
    for (const { edge, near, whole, either } of rows) {
      expect(either).toBeGreaterThan(Math.max(edge, near) - 1);
      expect(either).toBeLessThan(Math.min(whole, edge + near) + 1);
    }
  });

  it('are not tried again for another reason', async () => {
    let tries = 0;
    const failing = (): Promise<never> => {
      tries += 1;
      return Promise.reject(new Error('no connection'));
    };
    await expect(onGridIfNeeded(gridOfDegrees, failing)).rejects.toThrow('no connection');
    expect(tries).toBe(1);
  });
});
