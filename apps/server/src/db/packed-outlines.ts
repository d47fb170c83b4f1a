import { sql, type RawBuilder } from 'kysely';

/** Outlines as one value: in a list, each would be written as text byte by byte on its way to the database. */
export interface PackedOutlines {
  /** WKB of all of them, one after the other. */
  readonly bytes: Buffer;
  /** Where each begins, counted from 1 as the database does, and how many bytes it has. */
  readonly begins: readonly number[];
  readonly lengths: readonly number[];
}

export function packOutlines(outlines: readonly Uint8Array[]): PackedOutlines {
  const begins: number[] = [];
  let begin = 1;
  for (const { length } of outlines) {
    begins.push(begin);
    begin += length;
  }
  return { bytes: Buffer.concat(outlines), begins, lengths: outlines.map(({ length }) => length) };
}

/** The geometry of one of the packed outlines, by the columns that say where it begins and how long it is. */
export function packedOutline(
  { bytes }: PackedOutlines,
  begin: RawBuilder<unknown> = sql.ref('begin'),
  length: RawBuilder<unknown> = sql.ref('length'),
): RawBuilder<unknown> {
  return sql`st_geomfromwkb(substring(${bytes}::bytea from ${begin} for ${length}))`;
}
