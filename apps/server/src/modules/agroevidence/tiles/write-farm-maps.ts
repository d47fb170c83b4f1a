import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import { CompressedJson, ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import {
  between,
  geoJsonFeatures,
  parcelsAtOnce,
  type ParcelChoice,
  type WrittenParcels,
} from './drawn-parcels.repository.ts';
import type { FarmState } from './map-states.ts';

const compression = { level: 5, chunkSize: 256 * 1024 } as const;

/** Writes the maps of farms in some states, in pieces, so that others' calls come in between. */
export async function writeFarmMaps(
  database: Services['database'],
  scope: FarmScope,
  farms: readonly FarmState[],
  tag: string,
): Promise<ReadyJson> {
  let total = 0;
  const pieces = async function* (): AsyncGenerator<string> {
    for (const { farmId, day } of farms) {
      const land = readingOf(database, { ...scope, farmIds: [farmId] });
      let last: number | null = 0;
      while (last !== null) {
        const choice: ParcelChoice = { after: last, atMost: parcelsAtOnce };
        const piece: WrittenParcels = await geoJsonFeatures(land, farmId, day, choice);
        if (piece.count > 0) yield `${total === 0 ? '[' : between}${piece.json.slice(1, -1)}`;
        total += piece.count;
        last = piece.count < parcelsAtOnce ? null : piece.last;
      }
    }
    yield total === 0 ? '[]' : ']';
  };
  const gzip = createGzip(compression);
  const [bytes] = await Promise.all([buffer(gzip), pipeline(Readable.from(pieces()), gzip)]);
  return new ReadyJson(new CompressedJson(bytes), total, tag);
}
