import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { withFarms, type FarmScope } from '#server/db/farm-scope.ts';
import { CompressedJson, ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import { geoJsonFeatures, parcelsAtOnce, type ParcelChoice, type WrittenParcels } from './drawn-parcels.repository.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { FarmState, MapStates } from './map-states.ts';

/** The maps of farms as a whole, for those who draw them without tiles. */
export interface FarmMaps {
  /** All open parcels of the farms in scope as GeoJSON features, with a tag that names the states of the farms. */
  read(scope: FarmScope): Promise<ReadyJson>;
}

const compression = { level: 5 } as const;

export function createFarmMaps(database: Services['database'], states: MapStates, kept: KeptAnswers): FarmMaps {
  const writing = new Map<string, Promise<ReadyJson>>();

  const write = async (
    scope: FarmScope,
    farms: readonly FarmState[],
    key: string,
    tag: string,
  ): Promise<ReadyJson> => {
    let total = 0;
    const pieces = async function* (): AsyncGenerator<string> {
      for (const { farmId, day } of farms) {
        let last: number | null = 0;
        while (last !== null) {
          const choice: ParcelChoice = { after: last, atMost: parcelsAtOnce };
          const ofFarm = { ...scope, farmIds: [farmId] };
          const piece: WrittenParcels = await withFarms(database, ofFarm, (tx) =>
            geoJsonFeatures(tx, farmId, day, choice),
          );
          if (piece.count > 0) yield `${total === 0 ? '[' : ','}${piece.json.slice(1, -1)}`;
          total += piece.count;
          last = piece.count < parcelsAtOnce ? null : piece.last;
        }
      }
      yield total === 0 ? '[]' : ']';
    };
    const gzip = createGzip(compression);
    const [bytes] = await Promise.all([buffer(gzip), pipeline(Readable.from(pieces()), gzip)]);
    const written = new ReadyJson(new CompressedJson(bytes), total, tag);
    kept.set(key, written);
    return written;
  };
  return {
    read: async (scope) => {
      const farms = (await states.read(scope)).toSorted((a, b) => a.farmId - b.farmId);
      const key = `map/${farms.map(({ farmId }) => farmId).join()}`;
      const tag = tagOf(farms);
      const known = kept.get(key);
      if (known instanceof ReadyJson && known.tag === tag) return known;
      const begun = writing.get(tag) ?? write(scope, farms, key, tag).finally(() => writing.delete(tag));
      writing.set(tag, begun);
      return begun;
    },
  };
}

function tagOf(farms: readonly FarmState[]): string {
  const text = farms.map(({ farmId, revision, day }) => `${farmId} ${revision} ${day}`).join('\n');
  return `"${createHash('sha256').update(text).digest('base64url')}"`;
}
