import type { FarmScope } from '#server/db/farm-scope.ts';
import type { TileLayer } from '#server/files/vector-tiles/cut-tile.ts';
import { TileThreadLost, type TileCutter } from '#server/files/vector-tiles/tile-cutter.ts';
import type { TilePlace } from '#server/files/vector-tiles/tile-grid.ts';
import type { CutAnswer, MapState } from '#server/files/vector-tiles/tile-worker-messages.ts';
import { createIndexFeeder, type FeederNeeds } from './feed-cutter.ts';
import type { KeptAnswers, Tile } from './kept-answers.ts';

export interface TileAddress extends TilePlace {
  readonly farmId: number;
  readonly type: TileLayer;
}

/** Cuts the tiles of farms and keeps what it has cut; of each place only the tile that was cut last. */
export interface FarmTiles {
  /** A tile of just this state that was cut before, without waiting. */
  kept(address: TileAddress, state: MapState): Tile | undefined;
  /** Cuts a tile of a state, or of a later one of the same day; undefined where there is no such farm. */
  cut(scope: FarmScope, address: TileAddress, state: MapState): Promise<Tile | undefined>;
}

/** Another change may come between bringing the index up and cutting from it. */
const tries = 4;

export function createFarmTiles(needs: FeederNeeds, cutter: TileCutter, answers: KeptAnswers): FarmTiles {
  const feeder = createIndexFeeder(needs, cutter);
  return {
    kept: (address, { revision, day }) => {
      const tile = answers.get(keyOf(address));
      const isTile = tile !== undefined && 'state' in tile;
      return isTile && tile.state.revision === revision && tile.state.day === day ? tile : undefined;
    },
    cut: async (scope, address, state) => {
      const { farmId, type: layer, z, x, y } = address;
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const answer = await cutter.perform({ do: 'cut', farmId, state, layer, place: { z, x, y } }).catch(onceMore);
        if (answer && 'bytes' in answer) {
          answers.set(keyOf(address), answer);
          return answer;
        }
        if (!(await feeder.bringUp(scope, farmId, state, answer?.held))) return undefined;
      }
      throw new Error(`The map of farm ${farmId} does not reach revision ${state.revision}`);
    },
  };
}

/** A thread that was lost holds nothing: the next one is told of the farm anew. */
function onceMore(error: unknown): CutAnswer {
  if (error instanceof TileThreadLost) return { held: undefined };
  throw error;
}

function keyOf({ farmId, type, z, x, y }: TileAddress): string {
  return `${farmId}/${type}/${z}/${x}/${y}`;
}
