import type { LandTable } from './land-table.ts';

/** A feature collection, RFC 7946. */
export async function* geoJsonOf({ columns, pieces }: LandTable): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '\n';
  for await (const piece of pieces()) {
    for (const { geometry, values } of piece) {
      const properties = Object.fromEntries(columns.map(({ name }, at) => [name, values[at] ?? null]));
      yield `${separator}${JSON.stringify({ type: 'Feature', properties, geometry })}`;
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}
