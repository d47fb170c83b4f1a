import TileLayer from 'ol/layer/Tile.js';
import ImageTileSource from 'ol/source/ImageTile.js';
import type { BaseLayer } from '#web/lib/configuration.ts';
import { pictureAddress, tilePixels } from '../base-address.ts';
import { viewProjection } from '../projection.ts';
import { createTileGate, type TileGate } from '../tile-gate.ts';

export interface BasePicture {
  readonly layer: TileLayer<ImageTileSource>;
  dispose: () => void;
}

/** Levels of the orthophoto's matrix, and the resolution from which it is asked for; a layer's limit is exclusive. */
const matrixLevels = 26;
const orthophotoResolution = 10 + 1e-6;
const widestResolution = 156_543.033_928_041;
const deepestZoom = 20;

/** The farthest resolution at which a layer is drawn; undefined for one that is drawn from everywhere. */
export function farthestResolution({ kind, minZoom }: BaseLayer): number | undefined {
  if (minZoom !== undefined) return (widestResolution / 2 ** minZoom) * (1 + 1e-6);
  return kind === 'wmts' ? orthophotoResolution : undefined;
}

/** Pictures below the parcels. What does not come leaves the ground visible and is not asked for again at once. */
export function createBasePicture(described: BaseLayer): BasePicture {
  const gate = createTileGate({
    onResume: () => {
      source.askAgain();
    },
  });
  const source = new PictureSource(described, gate);
  const farthest = farthestResolution(described);
  const layer = new TileLayer({ source, ...(farthest !== undefined && { maxResolution: farthest }) });
  return {
    layer,
    dispose: () => {
      gate.dispose();
      layer.dispose();
      source.dispose();
    },
  };
}

class PictureSource extends ImageTileSource {
  #attempt = 0;

  constructor(described: BaseLayer, gate: TileGate) {
    super({
      projection: viewProjection,
      tileSize: tilePixels,
      maxZoom: described.maxZoom ?? (described.kind === 'wmts' ? matrixLevels - 1 : deepestZoom),
      loader: (z, x, y, { signal }) => loadPicture(pictureAddress(described, z, x, y), gate, signal),
    });
  }

  /** Another key makes the layer ask for all that it shows, while what it has stays on screen. */
  askAgain(): void {
    this.#attempt += 1;
    this.setKey(`attempt ${this.#attempt}`);
  }
}

async function loadPicture(address: string, gate: TileGate, signal: AbortSignal): Promise<HTMLImageElement> {
  if (!(await gate.mayAsk())) throw new Error('The map service is not asked for a while');
  return fetchPicture(address, signal).then(
    (image) => {
      gate.succeed();
      return image;
    },
    (cause: unknown) => {
      if (!signal.aborted) gate.fail();
      throw cause;
    },
  );
}

/** Without cross-origin mode, which many map services do not allow: nothing reads the pixels. */
function fetchPicture(address: string, signal: AbortSignal): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error('The map service sent no picture'));
    };
    signal.addEventListener('abort', () => {
      image.src = '';
    });
    image.src = address;
  });
}
