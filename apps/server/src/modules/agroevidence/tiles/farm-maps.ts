import { createHash } from 'node:crypto';
import type { FarmScope } from '#server/db/farm-scope.ts';
import type { ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { WrittenMap } from './map-pieces.ts';
import type { FarmState, MapStates } from './map-states.ts';
import { renewFarmMap } from './renew-farm-map.ts';
import { writeFarmMaps } from './write-farm-maps.ts';

/** The maps of farms as a whole, for those who draw them without tiles. */
export interface FarmMaps {
  /** All open parcels of the farms in scope as GeoJSON features, with a tag that names the states of the farms. */
  read(scope: FarmScope): Promise<ReadyJson>;
}

export function createFarmMaps(database: Services['database'], states: MapStates, kept: KeptAnswers): FarmMaps {
  const writing = new Map<string, Promise<ReadyJson>>();

  const knownMap = (key: string): WrittenMap | undefined => {
    const known = kept.get(key);
    return known && 'json' in known ? known : undefined;
  };
  const write = async (scope: FarmScope, key: string, farms: readonly FarmState[], tag: string): Promise<ReadyJson> => {
    const before = knownMap(key);
    const written =
      (before && (await renewFarmMap(database, scope, before, farms, tag))) ??
      (await writeFarmMaps(database, scope, farms, tag));
    kept.set(key, written);
    return written.json;
  };
  return {
    read: async (scope) => {
      const farms = (await states.read(scope)).toSorted((a, b) => a.farmId - b.farmId);
      const key = `map/${farms.map(({ farmId }) => farmId).join()}`;
      const tag = tagOf(farms);
      const known = knownMap(key)?.json;
      if (known?.tag === tag) return known;
      const begun = writing.get(tag) ?? write(scope, key, farms, tag).finally(() => writing.delete(tag));
      writing.set(tag, begun);
      return begun;
    },
  };
}

function tagOf(farms: readonly FarmState[]): string {
  const text = farms.map(({ farmId, revision, day }) => `${farmId} ${revision} ${day}`).join('\n');
  return `"${createHash('sha256').update(text).digest('base64url')}"`;
}
