import { readingOf, type FarmReading, type FarmScope } from '#server/db/farm-scope.ts';
import type { TileCutter } from '#server/files/vector-tiles/tile-cutter.ts';
import type { MapState } from '#server/files/vector-tiles/tile-worker-messages.ts';
import type { Services } from '#server/services.ts';
import { parcelsAtOnce, tileRows, type ParcelChoice, type WrittenParcels } from './drawn-parcels.repository.ts';
import { findMapChanges, findMapPlace } from './map-changes.repository.ts';

export type FeederNeeds = Pick<Services, 'database'>;

/** Gives the thread that cuts tiles what it needs to know of farms. */
export interface IndexFeeder {
  /** Brings what is held of a farm up to a state, or a later one of the same day; false where there is no such farm. */
  bringUp(scope: FarmScope, farmId: number, state: MapState, held: MapState | undefined): Promise<boolean>;
}

interface Changes {
  readonly state: MapState;
  readonly changedIds: readonly number[];
  readonly rows: string;
}

/** Beyond so many changed parcels all of them are read. */
const mostRenewed = 2000;

export function createIndexFeeder({ database }: FeederNeeds, cutter: TileCutter): IndexFeeder {
  const bringing = new Map<string, Promise<boolean>>();
  let readings = 0;

  const landOf = (scope: FarmScope, farmId: number): FarmReading =>
    readingOf(database, { ...scope, farmIds: [farmId] });

  /** The changes are read first: rows that are read after them are as new, or newer. */
  const readChanges = async (
    scope: FarmScope,
    farmId: number,
    held: MapState,
    day: string,
  ): Promise<Changes | undefined> => {
    const land = landOf(scope, farmId);
    const changes = await findMapChanges(land, farmId, held, day);
    const changedIds = changes?.parcelIds;
    if (!changes || !changedIds || changedIds.length > mostRenewed) return undefined;
    const { json: rows } = await tileRows(land, farmId, day, { ids: changedIds });
    return { state: { revision: changes.revision, day }, changedIds, rows };
  };
  const renew = async (scope: FarmScope, farmId: number, held: MapState, day: string): Promise<boolean> => {
    const changes = await readChanges(scope, farmId, held, day);
    if (changes) await cutter.perform({ do: 'renew', farmId, from: held, ...changes });
    return changes !== undefined;
  };
  /** The revision is read first: what is read after it is as new, and what is newer will be read once more. */
  const readWhole = async (scope: FarmScope, farmId: number, day: string): Promise<boolean> => {
    const land = landOf(scope, farmId);
    const place = await findMapPlace(land, farmId);
    if (!place) return false;
    readings += 1;
    const reading = readings;
    try {
      let last: number | null = 0;
      let gathered: Promise<unknown> = Promise.resolve();
      let before = 0;
      while (last !== null) {
        const choice: ParcelChoice = { after: last, atMost: parcelsAtOnce };
        const piece: WrittenParcels = await tileRows(land, farmId, day, choice);
        // The thread works on this piece while the database writes the next one.
        await gathered;
        gathered = cutter.perform({ do: 'gather', reading, before, rows: piece.json });
        before += 1;
        gathered.catch(() => undefined);
        last = piece.count < parcelsAtOnce ? null : piece.last;
      }
      await gathered;
      await cutter.perform({ do: 'finish', reading, before, farmId, state: { revision: place.revision, day } });
    } catch (error) {
      await cutter.perform({ do: 'abandon', reading }).catch(() => undefined);
      throw error;
    }
    return true;
  };
  const bring = async (scope: FarmScope, farmId: number, day: string, held: MapState | undefined): Promise<boolean> =>
    (held !== undefined && (await renew(scope, farmId, held, day))) || readWhole(scope, farmId, day);

  return {
    bringUp: (scope, farmId, { revision, day }, held) => {
      const key = `${farmId}/${revision}/${day}`;
      const begun = bringing.get(key) ?? bring(scope, farmId, day, held).finally(() => bringing.delete(key));
      bringing.set(key, begun);
      return begun;
    },
  };
}
