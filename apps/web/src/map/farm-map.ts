import type { Coordinates } from '@brazda/domain/coordinates.ts';
import type { BaseLayer } from '#web/lib/configuration.ts';
import { createCamera, type Camera } from './camera.ts';
import { createBaseMap } from './create-base-map.ts';
import { createMap } from './create-map.ts';
import { createBasePicture, farthestResolution, type BasePicture } from './layers/base-layer.ts';
import { createMarkerLayer } from './layers/marker-layer.ts';
import { createPositionLayer, type Position } from './layers/position-layer.ts';
import type { LookAndWords, ParcelGround } from './parcel-ground.ts';
import type { Cluster } from './scatter.ts';
import { revealToTests } from './reveal-to-tests.ts';
import { browse } from './tools/browse.ts';
import type { Tool } from './tools/tool.ts';

export interface FarmMapOptions<Ground extends ParcelGround> {
  readonly target: HTMLElement;
  readonly ground: Ground;
  readonly dress: LookAndWords;
  /** Where the map looks before anything is drawn; nothing is fetched for any other place. */
  readonly opening: (camera: Camera) => void;
  /** A parcel was chosen; undefined when the empty map was. */
  readonly onSelect: (parcelId: number | undefined) => void;
  readonly onHover: (parcelId: number | undefined) => void;
  readonly onCluster: (cluster: Cluster) => void;
  /** The map came to rest somewhere else. */
  readonly onMoved: () => void;
}

/** The map of one farm with its parcels; React tells it what to show and owns no part of it. */
export interface FarmMap<Ground extends ParcelGround> {
  readonly ground: Ground;
  readonly camera: Camera;
  select: (parcelId: number | undefined) => void;
  /** Shows a parcel as one that is pointed at somewhere else. */
  hover: (parcelId: number | undefined) => void;
  mark: (place: Coordinates | undefined) => void;
  /** Where whoever looks at the map is. */
  showPosition: (position: Position | undefined) => void;
  /** The pictures below the parcels, lowest first. */
  showBase: (described: readonly BaseLayer[]) => void;
  setBaseOpacity: (opacity: number) => void;
  dress: (next: LookAndWords) => void;
  /** Leaves the tool in hand and takes another; without one, browsing. */
  use: (tool?: Tool) => void;
  focus: () => void;
  dispose: () => void;
}

export function openFarmMap<Ground extends ParcelGround>(options: FarmMapOptions<Ground>): FarmMap<Ground> {
  const { ground, target } = options;
  const map = createMap(target);
  const camera = createCamera(map);
  const marker = createMarkerLayer(options.dress.look);
  const position = createPositionLayer(options.dress.look);
  const base = createBaseMap(target, map.getView());
  let baseOpacity = 1;
  let pictures: readonly BasePicture[] = [];
  let marks: { hovered?: number | undefined; selected?: number | undefined } = {};

  function hover(hovered: number | undefined): void {
    marks = { ...marks, hovered };
    ground.mark(marks);
  }

  const browsing = browse({
    ground,
    onHover: (hovered) => {
      hover(hovered);
      options.onHover(hovered);
    },
    onSelect: options.onSelect,
    onCluster: options.onCluster,
  });
  options.opening(camera);
  for (const layer of [...ground.layers, position.layer, marker.layer]) map.addLayer(layer);
  let leaveTool = browsing.enter(map);
  map.on('moveend', options.onMoved);
  const conceal = revealToTests(map);

  return {
    ground,
    camera,
    select: (selected) => {
      marks = { ...marks, selected };
      ground.mark(marks);
    },
    hover,
    mark: marker.place,
    showPosition: position.show,
    showBase: (described) => {
      const before = pictures;
      pictures = stack(described);
      for (const { layer } of pictures) {
        layer.setOpacity(baseOpacity);
        base.map.addLayer(layer);
      }
      for (const picture of before) {
        base.map.removeLayer(picture.layer);
        picture.dispose();
      }
    },
    setBaseOpacity: (opacity) => {
      baseOpacity = opacity;
      for (const { layer } of pictures) layer.setOpacity(opacity);
    },
    dress: (next) => {
      ground.dress(next);
      marker.dress(next.look);
      position.dress(next.look);
    },
    use: (tool = browsing) => {
      leaveTool();
      leaveTool = tool.enter(map);
    },
    focus: () => {
      target.focus({ preventScroll: true });
    },
    dispose: () => {
      conceal();
      leaveTool();
      map.setTarget(undefined);
      for (const picture of pictures) picture.dispose();
      base.dispose();
      ground.dispose();
      map.dispose();
    },
  };
}

/** Where the upper picture is drawn, the lower one need not be fetched. */
function stack(described: readonly BaseLayer[]): readonly BasePicture[] {
  return described.map((layer, at) => {
    const picture = createBasePicture(layer);
    const above = described[at + 1];
    const limit = above && farthestResolution(above);
    if (limit !== undefined) picture.layer.setMinResolution(limit);
    return picture;
  });
}
