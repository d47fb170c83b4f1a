import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import type { LandTable } from './land-table.ts';

interface WrittenFeature {
  readonly id?: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: MultiPolygon;
}

/** A feature collection, RFC 7946, written piece by piece. */
export async function* featureCollection(pieces: AsyncIterable<readonly WrittenFeature[]>): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '\n';
  for await (const piece of pieces) {
    for (const feature of piece) {
      yield `${separator}${JSON.stringify({ type: 'Feature', ...feature })}`;
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}

export function geoJsonOf({ columns, pieces }: LandTable): AsyncGenerator<string> {
  const features = async function* (): AsyncGenerator<readonly WrittenFeature[]> {
    for await (const piece of pieces()) {
      yield piece.map(({ geometry, values }) => ({
        properties: Object.fromEntries(columns.map(({ name }, at) => [name, values[at] ?? null])),
        geometry,
      }));
    }
  };
  return featureCollection(features());
}
