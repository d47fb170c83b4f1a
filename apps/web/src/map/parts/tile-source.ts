import type { FeatureLike } from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import type RenderFeature from 'ol/render/Feature.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';
import VectorTile from 'ol/VectorTile.js';
import { createTileGate } from '../tile-gate.ts';
import { createTurns } from '../turns.ts';

export type TileType = 'parcels' | 'labels';

export interface TileAddress {
  readonly farmId: number;
  readonly revision: number;
  /** The day on the farm: on another one other crops may stand there. */
  readonly day: string;
}

export interface TileRequest extends TileAddress {
  readonly type: TileType;
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly signal: AbortSignal;
}

export interface TileSourceOptions {
  /** Fetches one tile with everything that a call needs; undefined for an empty one. */
  readonly fetchTile: (request: TileRequest) => Promise<ArrayBuffer | undefined>;
  /** Told when the map begins to wait for tiles where it shows none, and when it no longer does. */
  readonly onWaiting?: (isWaiting: boolean) => void;
  /** Told why tiles do not come, and undefined once they do again. */
  readonly onFault?: (fault: unknown) => void;
  /** Waits for its turn before a tile is read: sources that are drawn together have theirs one after the other. */
  readonly turnToRead?: () => Promise<void>;
}

export interface TileSource {
  readonly source: VectorTileSource;
  show: (address: TileAddress) => void;
  /** Asks for what did not come, without waiting for its time. */
  retry: () => void;
  dispose: () => void;
}

/** The contract's last zoom level; deeper, the map draws these tiles larger. */
const deepestTile = 16;
/** One tile may be lost on the way; when several are, none will come. */
const failuresToTell = 2;
const revisionProperty = 'revision';

/** The revision of the farm that a feature of a tile was drawn from. */
export function revisionOf(feature: FeatureLike): number {
  return Number(feature.get(revisionProperty) ?? 0);
}

/** A source of our own vector tiles. Its addresses never leave the browser: the tiles come from `fetchTile`. */
export function createTileSource(
  type: TileType,
  { fetchTile, onFault, onWaiting, turnToRead = createTurns() }: TileSourceOptions,
): TileSource {
  let address: TileAddress | undefined;
  let attempt = 0;
  let failures = 0;
  const closing = new AbortController();
  const waiting = createWaiting(onWaiting);

  const source = new VectorTileSource({
    format: new MVT({ layers: [type] }),
    maxZoom: deepestTile,
    wrapX: false,
    transition: 0,
    overlaps: false,
    tileLoadFunction: (tile) => {
      if (isVectorTile(tile)) loadTile(tile);
    },
  });
  const gate = createTileGate({
    probes: Infinity,
    failuresToClose: 4,
    onResume: () => {
      attempt += 1;
      turn();
    },
  });

  /** A new address makes the source ask again while what is drawn stays; the part after # tells attempts apart. */
  function turn(): void {
    if (!address) return;
    source.setUrl(`/${address.farmId}/${type}/{z}/{x}/{y}?revision=${address.revision}&day=${address.day}#${attempt}`);
  }

  async function readTile(wanted: TileAddress, coordinate: readonly number[]): Promise<ArrayBuffer | undefined> {
    const [z = 0, x = 0, y = 0] = coordinate;
    if (!(await gate.mayAsk())) throw new Error('The tiles are not asked for a while');
    try {
      const bytes = await fetchTile({ ...wanted, type, z, x, y, signal: closing.signal });
      gate.succeed();
      if (bytes) await turnToRead();
      if (failures >= failuresToTell) onFault?.(undefined);
      failures = 0;
      return bytes;
    } catch (cause) {
      if (closing.signal.aborted) throw cause;
      gate.fail();
      failures += 1;
      if (failures >= failuresToTell) onFault?.(cause);
      throw cause;
    }
  }

  function loadTile(tile: VectorTile<RenderFeature>): void {
    const wanted = address;
    if (!wanted) return;
    tile.setLoader((extent, _resolution, projection) => {
      waiting.begin();
      readTile(wanted, tile.getTileCoord())
        .finally(waiting.end)
        .then(
          (bytes) => {
            const options = { extent, featureProjection: projection };
            const features = bytes ? tile.getFormat().readFeatures(bytes, options) : [];
            for (const feature of features) feature.getProperties()[revisionProperty] = wanted.revision;
            tile.setFeatures(features);
          },
          () => {
            tile.setState(TileState.ERROR);
          },
        );
    });
  }

  return {
    source,
    show: (next) => {
      if (address?.farmId === next.farmId && address.revision === next.revision && address.day === next.day) return;
      waiting.turn(address !== undefined);
      address = next;
      turn();
    },
    retry: gate.reopen,
    dispose: () => {
      closing.abort();
      gate.dispose();
      source.dispose();
    },
  };
}

/** Counts tiles under way. While those of a later revision come, the earlier ones stay on screen and nothing is missing. */
function createWaiting(tell: TileSourceOptions['onWaiting']): {
  begin: () => void;
  end: () => void;
  turn: (isRenewal: boolean) => void;
} {
  let underWay = 0;
  let isRenewing = false;
  let isTold = false;
  const say = (isWaiting: boolean): void => {
    if (isWaiting === isTold) return;
    isTold = isWaiting;
    tell?.(isWaiting);
  };
  return {
    begin: () => {
      underWay += 1;
      if (!isRenewing) say(true);
    },
    end: () => {
      underWay -= 1;
      if (underWay > 0) return;
      isRenewing = false;
      say(false);
    },
    turn: (isRenewal) => {
      isRenewing = isRenewal && !isTold;
    },
  };
}

function isVectorTile(tile: Tile): tile is VectorTile<RenderFeature> {
  return tile instanceof VectorTile;
}
