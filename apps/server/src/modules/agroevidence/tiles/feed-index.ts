import { withFarms, type FarmScope } from '#server/db/farm-scope.ts';
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

/** Beyond so many changed parcels all of them are read. */
const mostRenewed = 2000;

export function createIndexFeeder({ database }: FeederNeeds, cutter: TileCutter): IndexFeeder {
  const bringing = new Map<string, Promise<boolean>>();
  let readings = 0;

  const inFarm = <T>(scope: FarmScope, farmId: number, work: Parameters<typeof withFarms<T>>[2]): Promise<T> =>
    withFarms(database, { ...scope, farmIds: [farmId] }, work);

  const renew = (scope: FarmScope, farmId: number, held: MapState, day: string): Promise<boolean> =>
    inFarm(scope, farmId, async (tx) => {
      const changes = await findMapChanges(tx, farmId, held, day);
      const changedIds = changes?.parcelIds;
      if (!changes || !changedIds || changedIds.length > mostRenewed) return false;
      const { json: rows } = await tileRows(tx, farmId, day, { ids: changedIds });
      const state = { revision: changes.revision, day };
      await cutter.perform({ do: 'renew', farmId, from: held, state, changedIds, rows });
      return true;
    });
  /** The revision is read first: what is read after it is as new, and what is newer will be read once more. */
  const readWhole = async (scope: FarmScope, farmId: number, day: string): Promise<boolean> => {
    const place = await inFarm(scope, farmId, (tx) => findMapPlace(tx, farmId));
    if (!place) return false;
    readings += 1;
    const reading = readings;
    try {
      let last: number | null = 0;
      let gathered: Promise<unknown> = Promise.resolve();
      while (last !== null) {
        const choice: ParcelChoice = { after: last, atMost: parcelsAtOnce };
        const piece: WrittenParcels = await inFarm(scope, farmId, (tx) => tileRows(tx, farmId, day, choice));
        // The thread works on this piece while the database writes the next one.
        await gathered;
        gathered = cutter.perform({ do: 'gather', reading, rows: piece.json });
        gathered.catch(() => undefined);
        last = piece.count < parcelsAtOnce ? null : piece.last;
      }
      await gathered;
      await cutter.perform({ do: 'finish', reading, farmId, state: { revision: place.revision, day } });
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
