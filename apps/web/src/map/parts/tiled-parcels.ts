import { labelShapes, type LabelSpace } from '@brazda/domain/label-space.ts';
import { boundingExtent, buffer } from 'ol/extent.js';
import type { Coordinate } from 'ol/coordinate.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type { FeatureLike } from 'ol/Feature.js';
import type RenderFeature from 'ol/render/Feature.js';
import { toSize } from 'ol/size.js';
import { isInside } from '../inside.ts';
import type { Touch } from '../map-part.ts';
import type { ParcelPainter } from '../parcel-painter.ts';
import type { Spot } from '../scatter.ts';
import { snapToEdges } from '../snap-to-edges.ts';
import { cutBeyond } from '../tile-cut.ts';
import { createParcelPart, type ParcelDrawing, type ParcelPart, type ParcelPartOptions } from './parcel-part.ts';
import { createTurns } from '../turns.ts';
import { createTileSource, revisionOf, type TileAddress, type TileSourceOptions } from './tile-source.ts';

export interface TiledParcels extends ParcelPart {
  /** Moves to this farm and revision; what is on screen stays until the new tiles are there. */
  readonly show: (address: TileAddress) => void;
  /** What is seen of the farm from far away. */
  readonly showSpots: (spots: readonly Spot[]) => void;
  /** Asks again for tiles that did not come. */
  readonly retry: () => void;
}

interface TileDrawing extends ParcelDrawing, Pick<TiledParcels, 'show' | 'retry'> {}

/** With OpenLayers' own default of none, a layer forgets what it shows as soon as its address changes. */
const keptTiles = 256;

/** Parcels drawn from vector tiles. */
export function createTiledParcels(options: ParcelPartOptions & TileSourceOptions): TiledParcels {
  const { part, drawing, overview } = createParcelPart(options, (painter) => drawTiles(painter, options));
  return { ...part, show: drawing.show, retry: drawing.retry, showSpots: overview.show };
}

function drawTiles(painter: ParcelPainter, options: TileSourceOptions): TileDrawing {
  let revision = 0;
  const turnToRead = createTurns();
  const parcels = createTileSource('parcels', { ...options, turnToRead });
  // Where no outlines come, names do not either; it is told once.
  const labels = createTileSource('labels', { fetchTile: options.fetchTile, turnToRead });

  const fieldLayer = new VectorTileLayer({
    source: parcels.source,
    cacheSize: keptTiles,
    renderBuffer: 16,
    style: (feature, resolution) => {
      // Of its first corner, which is there already: what it has around it would be measured for thousands.
      const [, y = 0] = (feature as RenderFeature).getFlatCoordinates();
      const [id, areaHa] = [Number(feature.getId()), Number(feature.get('area'))];
      return painter.field({ id, areaHa, y, color: text(feature.get('color')) ?? null }, resolution);
    },
  });
  const markLayer = new VectorTileLayer({
    source: parcels.source,
    cacheSize: keptTiles,
    renderMode: 'vector',
    renderBuffer: 16,
    visible: false,
    style: (feature) => {
      const mark = painter.markOf(Number(feature.getId()));
      return mark && painter.outline(mark);
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
      const [, y = 0] = (feature as RenderFeature).getFlatCoordinates();
      const name = text(feature.get('name')) ?? '';
      return painter.label(
        { id, areaHa: Number(feature.get('area')), name, space: spaceOf(feature), revision: revisionOf(feature), y },
        resolution,
      );
    },
  });

  return {
    fieldLayer,
    markLayer,
    labelLayer,
    parcelAt: (touch) => parcelUnder(fieldLayer, touch),
    edgeAt: (touch) => edgeUnder(fieldLayer, touch),
    revision: () => revision,
    drawMarks: () => {
      const { hovered, selected } = painter.marks();
      markLayer.setVisible(hovered !== undefined || selected !== undefined);
      markLayer.changed();
    },
    show: (address) => {
      revision = address.revision;
      parcels.show(address);
      labels.show(address);
    },
    retry: () => {
      parcels.retry();
      labels.retry();
    },
    dispose: () => {
      parcels.dispose();
      labels.dispose();
    },
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Tiles that were kept before they told of it say nothing. */
function spaceOf(feature: FeatureLike): LabelSpace | undefined {
  const [short, long] = labelShapes.map((shape): unknown => feature.get(`space_${shape}`));
  return typeof short === 'number' && typeof long === 'number' ? [short, long] : undefined;
}

/** Tested on the outlines in the tiles, which costs less than drawing a picture to hit. */
function parcelUnder(layer: VectorTileLayer, { place, reach }: Touch): number | undefined {
  const near = layer.getFeaturesInExtent(buffer(boundingExtent([place]), reach)) as readonly RenderFeature[];
  const under = near.filter((feature) => isInside(place, feature.getFlatCoordinates(), feature.getEnds() ?? []));
  const [best] = (under.length > 0 ? under : near.filter((feature) => touches(feature, place, reach))).toSorted(
    (one, other) => Number(one.get('area')) - Number(other.get('area')),
  );
  const id = best?.getId();
  return id === undefined ? undefined : Number(id);
}

/** Tiles are cut a little beyond their squares: an outline that goes on has an edge there which is none. */
function edgeUnder(layer: VectorTileLayer, touch: Touch): Coordinate | undefined {
  const near = layer.getFeaturesInExtent(
    buffer(boundingExtent([touch.place]), touch.reach),
  ) as readonly RenderFeature[];
  const shapes = near.map((feature) => ({ flat: feature.getFlatCoordinates(), ends: feature.getEnds() ?? [] }));
  const isCut = cutBeyond(tileSides(layer, touch.resolution));
  return snapToEdges(shapes, touch, (from, to) => !isCut(from, to));
}

/** Of the level that a resolution is drawn from, and of those beside it, which may stand in for it. */
function tileSides(layer: VectorTileLayer, resolution: number): readonly number[] {
  const grid = layer.getSource()?.getTileGrid();
  if (!grid) return [];
  const drawn = grid.getZForResolution(resolution);
  return [drawn - 1, drawn, drawn + 1]
    .filter((zoom) => zoom >= grid.getMinZoom() && zoom <= grid.getMaxZoom())
    .map((zoom) => grid.getResolution(zoom) * (toSize(grid.getTileSize(zoom))[0] ?? 0));
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
