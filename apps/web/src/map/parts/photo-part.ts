import Collection from 'ol/Collection.js';
import LayerGroup from 'ol/layer/Group.js';
import type { BaseLayer } from '#web/lib/configuration.ts';
import type { MapPart } from '../map-part.ts';
import { createBasePicture, farthestResolution, type BasePicture } from './base-picture.ts';

export interface PhotoPart extends MapPart {
  /** The pictures below all else, lowest first. */
  readonly show: (described: readonly BaseLayer[]) => void;
  readonly setOpacity: (opacity: number) => void;
}

export interface PhotoPartOptions {
  /** Told that the service of a layer does not answer, and that it does again. */
  readonly onSilence: (id: BaseLayer['id'], isSilent: boolean) => void;
}

/** What the land looks like from above. */
export function createPhotoPart(options: PhotoPartOptions): PhotoPart {
  const group = new LayerGroup();
  let pictures: readonly BasePicture[] = [];
  const show = (described: readonly BaseLayer[]): void => {
    const before = pictures;
    pictures = stack(described, options);
    group.setLayers(new Collection(pictures.map(({ layer }) => layer)));
    for (const picture of before) picture.dispose();
  };
  return {
    name: 'photo',
    layers: [{ level: 'pictures', layer: group }],
    show,
    setOpacity: (opacity) => group.setOpacity(opacity),
    dispose: () => {
      show([]);
      group.dispose();
    },
  };
}

/** Where the upper picture is drawn, the lower one need not be fetched. */
function stack(described: readonly BaseLayer[], { onSilence }: PhotoPartOptions): readonly BasePicture[] {
  return described.map((layer, at) => {
    const picture = createBasePicture(layer, { onSilence: (isSilent) => onSilence(layer.id, isSilent) });
    const above = described[at + 1];
    const limit = above && farthestResolution(above);
    if (limit !== undefined) picture.layer.setMinResolution(limit);
    return picture;
  });
}
