import { LRUCache } from 'lru-cache';
import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import type { MapState } from '#server/files/vector-tiles/tile-worker-messages.ts';
import type { Services } from '#server/services.ts';
import { localDay } from './local-day.ts';
import { findMapPlaces } from './map-changes.repository.ts';

const mostRemembered = 50_000;
/** The country of a farm, and with it its clocks, may be changed by another process. */
const zoneMilliseconds = 300_000;

/** Knows which state each farm's map is in without asking the database every time. */
export interface MapStates {
  /** The present state of a farm among the caller's, where it is known; `atLeast` is a revision that the caller has seen. */
  known(scope: FarmScope, farmId: number, atLeast?: number): MapState | undefined;
  /** The same, looked up where it is not known; undefined where there is no such farm in scope. */
  find(scope: FarmScope, farmId: number, atLeast?: number): Promise<MapState | undefined>;
  /** The states of all farms in scope as the database knows them now. */
  read(scope: FarmScope): Promise<readonly FarmState[]>;
  learn(farmId: number, revision: number): void;
}

export interface FarmState extends MapState {
  readonly farmId: number;
}

/** Learns from what happens on farms; a change made by another process is known here within about a second. */
export function createMapStates({ database, live, clock }: Pick<Services, 'database' | 'live' | 'clock'>): MapStates {
  const revisions = new LRUCache<number, number>({ max: mostRemembered });
  const zones = new LRUCache<number, string>({ max: mostRemembered, ttl: zoneMilliseconds });
  const learn = (farmId: number, revision: number): void => {
    if ((revisions.get(farmId) ?? 0) < revision) revisions.set(farmId, revision);
  };
  live.followAll((event) => {
    if (event.topic === 'parcels.changed') learn(event.farmId, event.revision);
  });
  const known: MapStates['known'] = ({ memberships }, farmId, atLeast = 0) => {
    const revision = revisions.get(farmId);
    const zone = zones.get(farmId);
    if (revision === undefined || revision < atLeast || zone === undefined) return undefined;
    return memberships.includes(farmId) ? { revision, day: localDay(zone, clock.now()) } : undefined;
  };
  const read = async (scope: FarmScope): Promise<readonly FarmState[]> => {
    const places = await findMapPlaces(readingOf(database, scope));
    return places.map(({ farmId, revision, timeZone }) => {
      learn(farmId, revision);
      zones.set(farmId, timeZone);
      return { farmId, revision, day: localDay(timeZone, clock.now()) };
    });
  };
  const lookUp = async (scope: FarmScope, farmId: number): Promise<MapState | undefined> => {
    const states = await read({ ...scope, farmIds: [farmId] });
    return states.find((state) => state.farmId === farmId);
  };
  return {
    learn,
    known,
    read,
    find: async (scope, farmId, atLeast) => known(scope, farmId, atLeast) ?? lookUp(scope, farmId),
  };
}
