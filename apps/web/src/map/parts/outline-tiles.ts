import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapOverlay } from '#web/lib/configuration.ts';

export interface OutlineTiles {
  readonly layer: VectorTileLayer;
  readonly dispose: () => void;
}

interface OutlineTilesOptions {
  readonly farthest: number | undefined;
  readonly onSilence: (isSilent: boolean) => void;
}

const deepestTile = 16;

/** Outlines of a register that come as vector tiles, whatever their properties; seen on any ground and over any crop. */
export function createOutlineTiles(overlay: MapOverlay, { farthest, onSilence }: OutlineTilesOptions): OutlineTiles {
  const { layer: name, maxZoom = deepestTile, url } = overlay;
  const source = new VectorTileSource({
    format: new MVT(name === undefined ? {} : { layers: name.split(',') }),
    url,
    maxZoom,
  });
  source.on('tileloaderror', () => onSilence(true));
  source.on('tileloadend', () => onSilence(false));
  const layer = new VectorTileLayer({
    source,
    style: [
      new Style({ stroke: new Stroke({ color: 'rgba(255, 255, 255, 0.85)', width: 4 }) }),
      new Style({ stroke: new Stroke({ color: '#7a1fa2', width: 1.5 }) }),
    ],
    ...(farthest !== undefined && { maxResolution: farthest }),
  });
  return {
    layer,
    dispose: () => {
      layer.dispose();
      source.dispose();
    },
  };
}
