import TileLayer from 'ol/layer/Tile.js';
import ImageTileSource from 'ol/source/ImageTile.js';
import { pictureAddress, tilePixels, type Pictures } from '../base-address.ts';
import { viewProjection } from '../projection.ts';
import { createTileGate, type TileGate } from '../tile-gate.ts';

export interface PictureOptions {
  /** From which resolution on it is asked for; OpenLayers leaves this very one out. */
  readonly farthest?: number;
  /** Of pictures that hold for a moment: which. */
  readonly moment?: string;
  /** A canvas of its own, so that pictures of others do not make the one of our own unreadable. */
  readonly className?: string;
  /** Told that the service does not answer, and that it does again. */
  readonly onSilence?: (isSilent: boolean) => void;
  /** Whether the pixels are read: only pictures come then whose service lets other pages read them. */
  readonly isRead?: boolean;
  /** Told the address of a picture that did not come. */
  readonly onLost?: (address: string) => void;
}

export interface BasePicture {
  readonly layer: TileLayer<ImageTileSource>;
  dispose: () => void;
}

/** Levels of the orthophoto's matrix, and the resolution from which it is asked for, however; a layer's limit is exclusive. */
const matrixLevels = 26;
const orthophotoResolution = 10 + 1e-6;
const widestResolution = 156_543.033_928_041;
const deepestZoom = 20;

/** The farthest resolution at which a layer is drawn; undefined for one that is drawn from everywhere. */
export function farthestResolution({ id, minZoom }: Pick<Pictures, 'id' | 'minZoom'>): number | undefined {
  if (minZoom !== undefined) return (widestResolution / 2 ** minZoom) * (1 + 1e-6);
  return id === 'orthophoto' ? orthophotoResolution : undefined;
}

function deepestZoomOf({ id, kind, maxZoom }: Pictures): number {
  if (maxZoom !== undefined) return maxZoom;
  return id === 'orthophoto' || kind === 'wmts' ? matrixLevels - 1 : deepestZoom;
}

/** Pictures below the parcels. What does not come leaves the ground visible and is not asked for again at once. */
export function createBasePicture(described: Pictures, more: PictureOptions = {}): BasePicture {
  const gate = createTileGate({
    onResume: () => {
      source.askAgain();
    },
  });
  const source = new PictureSource(described, tellingOf(gate, more.onSilence), more);
  const farthest = more.farthest ?? farthestResolution(described);
  const layer = new TileLayer({
    source,
    ...(more.className !== undefined && { className: more.className }),
    ...(farthest !== undefined && { maxResolution: farthest }),
  });
  return {
    layer,
    dispose: () => {
      gate.dispose();
      layer.dispose();
      source.dispose();
    },
  };
}

/** One picture may be lost on the way; when several are, the service is silent. */
const failuresToTell = 2;

function tellingOf(gate: TileGate, tell: PictureOptions['onSilence']): Pick<TileGate, 'mayAsk' | 'succeed' | 'fail'> {
  let failures = 0;
  let said: boolean | undefined;
  const say = (isSilent: boolean): void => {
    if (said === isSilent) return;
    said = isSilent;
    tell?.(isSilent);
  };
  return {
    mayAsk: gate.mayAsk,
    succeed: () => {
      failures = 0;
      // Also the first one: what was told of the service before this layer was drawn anew may hold no more.
      say(false);
      gate.succeed();
    },
    fail: () => {
      failures += 1;
      if (failures >= failuresToTell) say(true);
      gate.fail();
    },
  };
}

class PictureSource extends ImageTileSource {
  #attempt = 0;

  constructor(described: Pictures, gate: Pick<TileGate, 'mayAsk' | 'succeed' | 'fail'>, more: PictureOptions) {
    super({
      projection: viewProjection,
      tileSize: tilePixels,
      // Who reads the pixels wants them as they are in the end.
      ...(more.isRead === true && { transition: 0 }),
      maxZoom: deepestZoomOf(described),
      loader: (z, x, y, { signal }) => loadPicture(pictureAddress(described, z, x, y, more.moment), gate, signal, more),
    });
  }

  /** Another key makes the layer ask for all that it shows, while what it has stays on screen. */
  askAgain(): void {
    this.#attempt += 1;
    this.setKey(`attempt ${this.#attempt}`);
  }
}

async function loadPicture(
  address: string,
  gate: Pick<TileGate, 'mayAsk' | 'succeed' | 'fail'>,
  signal: AbortSignal,
  { isRead = false, onLost }: PictureOptions,
): Promise<HTMLImageElement> {
  if (!(await gate.mayAsk())) throw new Error('The map service is not asked for a while');
  return fetchPicture(address, signal, isRead).then(
    (image) => {
      gate.succeed();
      return image;
    },
    (cause: unknown) => {
      if (!signal.aborted) {
        gate.fail();
        onLost?.(address);
      }
      throw cause;
    },
  );
}

/** Offices are slow, but what has not come by then does not come: others wait for its turn. */
const longestWaitMs = 20_000;

/** In cross-origin mode, which many map services do not allow, only where the pixels are read. */
function fetchPicture(address: string, signal: AbortSignal, isRead: boolean): Promise<HTMLImageElement> {
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    const giveUp = (why: string): void => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      image.src = '';
      reject(new Error(why));
    };
    const timer = setTimeout(() => giveUp('The map service does not answer'), longestWaitMs);
    if (isRead) image.crossOrigin = 'anonymous';
    image.onload = () => {
      clearTimeout(timer);
      resolve(image);
    };
    image.onerror = () => giveUp('The map service sent no picture');
    signal.addEventListener('abort', () => giveUp('The picture is not wanted any more'));
    image.src = address;
  });
}
