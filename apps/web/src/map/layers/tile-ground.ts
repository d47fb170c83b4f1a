import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent, buffer } from 'ol/extent.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type RenderFeature from 'ol/render/Feature.js';
import { isInside } from '../inside.ts';
import type { LookAndWords, ParcelGround, ParcelMarks } from '../parcel-ground.ts';
import { shortLabel } from '../label-room.ts';
import { createParcelStyles, type Mark } from '../parcel-styles.ts';
import { groundScale } from '../projection.ts';
import { sideOnScreen, type Spot } from '../scatter.ts';
import { createOverviewLayer } from './overview-layer.ts';
import { createTileSource, revisionOf, type TileAddress, type TileSourceOptions } from './tile-source.ts';

export interface TileGround extends ParcelGround {
  readonly kind: 'tiles';
  /** Moves to this farm and revision; what is on screen stays until the new tiles are there. */
  show: (address: TileAddress) => void;
  /** What is seen of the farm from far away. */
  showSpots: (spots: readonly Spot[]) => void;
  /** Asks again for tiles that did not come. */
  retry: () => void;
}

/** With OpenLayers' own default of none, a layer forgets what it shows as soon as its address changes. */
const keptTiles = 256;

interface Renamed {
  readonly name: string;
  /** Tiles of later revisions know the name themselves. */
  readonly upTo: number;
}

/** Draws parcels from vector tiles. */
export function createTileGround(first: LookAndWords, options: TileSourceOptions): TileGround {
  let { look, writeArea } = first;
  let styles = createParcelStyles(look);
  let marks: ParcelMarks = {};
  let wanted: ReadonlySet<number> | undefined;
  let revision = 0;
  const names = new Map<number, Renamed>();
  const parcels = createTileSource('parcels', options);
  // Where no outlines come, names do not either; it is told once.
  const labels = createTileSource('labels', { fetchTile: options.fetchTile });
  const overview = createOverviewLayer(first);
  const isAside = (id: number): boolean => wanted !== undefined && !wanted.has(id);

  const fieldLayer = new VectorTileLayer({
    source: parcels.source,
    cacheSize: keptTiles,
    renderBuffer: 16,
    style: (feature, resolution) => {
      const [, y = 0] = feature.getGeometry()?.getExtent() ?? [];
      return styles.field({
        color: text(feature.get('color')) ?? null,
        side: sideOnScreen(Number(feature.get('area')), resolution * groundScale(y)),
        isAside: isAside(Number(feature.getId())),
      });
    },
  });
  const markLayer = new VectorTileLayer({
    source: parcels.source,
    cacheSize: keptTiles,
    renderMode: 'vector',
    renderBuffer: 16,
    visible: false,
    style: (feature) => {
      const mark = markOf(feature.getId(), marks);
      return mark && [...styles.outline(mark)];
    },
  });
  const labelLayer = new VectorTileLayer({
    source: labels.source,
    cacheSize: keptTiles,
    declutter: true,
    renderMode: 'vector',
    renderBuffer: 64,
    renderOrder: (one, other) => Number(other.get('area')) - Number(one.get('area')),
    style: (feature, resolution) => {
      const id = Number(feature.getId() ?? feature.get('id'));
      if (isAside(id)) return undefined;
      const areaHa = Number(feature.get('area'));
      const renamed = names.get(id);
      const isStale = renamed !== undefined && revisionOf(feature) <= renamed.upTo;
      const name = isStale ? renamed.name : (text(feature.get('name')) ?? '');
      const [, y = 0] = (feature as RenderFeature).getFlatCoordinates();
      return styles.label({ name: shortLabel(name), areaHa, area: writeArea(areaHa) }, resolution * groundScale(y));
    },
  });
  const layers = [fieldLayer, overview.layer, markLayer, labelLayer];

  return {
    kind: 'tiles',
    layers,
    show: (address) => {
      revision = address.revision;
      parcels.show(address);
      labels.show(address);
    },
    showSpots: overview.show,
    retry: () => {
      parcels.retry();
      labels.retry();
    },
    parcelAt: (place, reach) => overview.dotAt(place, reach) ?? parcelUnder(fieldLayer, place, reach),
    clusterAt: overview.clusterAt,
    only: (ids) => {
      wanted = ids;
      overview.only(ids);
      for (const layer of [fieldLayer, labelLayer]) layer.changed();
    },
    setOpacity: (opacity) => {
      fieldLayer.setOpacity(opacity);
    },
    mark: (next) => {
      if (next.hovered === marks.hovered && next.selected === marks.selected) return;
      marks = next;
      markLayer.setVisible(marks.hovered !== undefined || marks.selected !== undefined);
      markLayer.changed();
    },
    rename: (id, name) => {
      if (name === undefined) names.delete(id);
      else names.set(id, { name, upTo: revision });
      labelLayer.changed();
    },
    dress: (next) => {
      ({ look, writeArea } = next);
      styles = createParcelStyles(look);
      overview.dress(next);
      for (const layer of layers) layer.changed();
    },
    dispose: () => {
      parcels.dispose();
      labels.dispose();
      for (const layer of layers) layer.dispose();
    },
  };
}

function markOf(id: number | string | undefined, { hovered, selected }: ParcelMarks): Mark | undefined {
  if (id === undefined) return undefined;
  if (id === selected) return 'selected';
  return id === hovered ? 'hovered' : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Tested on the outlines in the tiles, which costs less than drawing a picture to hit. */
function parcelUnder(layer: VectorTileLayer, place: Coordinate, reach: number): number | undefined {
  const near = layer.getFeaturesInExtent(buffer(boundingExtent([place]), reach)) as readonly RenderFeature[];
  const under = near.filter((feature) => isInside(place, feature.getFlatCoordinates(), feature.getEnds() ?? []));
  const [best] = (under.length > 0 ? under : near.filter((feature) => touches(feature, place, reach))).toSorted(
    (one, other) => Number(one.get('area')) - Number(other.get('area')),
  );
  const id = best?.getId();
  return id === undefined ? undefined : Number(id);
}

function touches(feature: RenderFeature, [x = 0, y = 0]: Coordinate, reach: number): boolean {
  if (reach === 0) return false;
  const probes = [
    [-reach, 0],
    [reach, 0],
    [0, -reach],
    [0, reach],
  ] as const;
  return probes.some(([dx, dy]) => isInside([x + dx, y + dy], feature.getFlatCoordinates(), feature.getEnds() ?? []));
}
