import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import Feature from 'ol/Feature.js';
import { buffer, boundingExtent } from 'ol/extent.js';
import type { Coordinate } from 'ol/coordinate.js';
import type MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { LookAndWords, ParcelGround, ParcelMarks } from '../parcel-ground.ts';
import { shortLabel } from '../label-room.ts';
import { inSlices } from '../in-slices.ts';
import { outlineGeometry } from '../outline-geometry.ts';
import { createParcelStyles, type Mark } from '../parcel-styles.ts';
import { groundScale, toView } from '../projection.ts';
import { sideOnScreen, type Spot } from '../scatter.ts';
import { FieldLayer } from './field-layer.ts';
import { createOverviewLayer } from './overview-layer.ts';

export interface FeatureGround extends ParcelGround {
  readonly kind: 'features';
  /** Draws these parcels; what has not changed is left as it is. */
  show: (parcels: readonly ParcelFeature[]) => void;
}

interface Drawn {
  readonly parcel: ParcelFeature;
  readonly outline: Feature<MultiPolygon>;
  readonly label: Feature<Point>;
  readonly spot: Spot;
}
const drawnOf = new WeakMap<Feature, Drawn>();

/** Draws parcels from whole outlines. */
export function createFeatureGround(first: LookAndWords): FeatureGround {
  let { look, writeArea } = first;
  let styles = createParcelStyles(look);
  let marks: ParcelMarks = {};
  let wanted: ReadonlySet<number> | undefined;
  let stopDrawing = (): void => undefined;
  const drawn = new Map<number, Drawn>();
  const names = new Map<number, string>();
  const outlines = new VectorSource<Feature<MultiPolygon>>();
  const marked = new VectorSource<Feature<MultiPolygon>>();
  const labels = new VectorSource<Feature<Point>>();

  const overview = createOverviewLayer(first);
  const isAside = (id: number): boolean => wanted !== undefined && !wanted.has(id);

  const fieldLayer = new FieldLayer(outlines, (feature, resolution) => {
    const one = drawnOf.get(feature as Feature);
    if (!one) return undefined;
    const { area, color } = one.parcel.properties;
    const side = sideOnScreen(area, resolution * groundScale(one.spot.y));
    return styles.field({ color, side, isAside: isAside(one.parcel.id) });
  });
  const markLayer = new VectorLayer({
    source: marked,
    renderBuffer: 32,
    style: (feature) => [...styles.outline(feature.get('mark') as Mark)],
  });
  const labelLayer = new VectorLayer({
    source: labels,
    declutter: true,
    // Larger parcels win, also over those that were drawn before them.
    renderOrder: (one, other) => areaOf(other) - areaOf(one),
    style: (feature, resolution) => {
      const one = drawnOf.get(feature as Feature);
      if (!one || isAside(one.parcel.id)) return undefined;
      const { area, name } = one.parcel.properties;
      const words = { name: shortLabel(names.get(one.parcel.id) ?? name), areaHa: area, area: writeArea(area) };
      return styles.label(words, resolution * groundScale(one.spot.y));
    },
  });

  function paintMarks(): void {
    marked.clear(true);
    const wanted: readonly (readonly [Mark, number | undefined])[] = [
      ['hovered', marks.hovered === marks.selected ? undefined : marks.hovered],
      ['selected', marks.selected],
    ];
    for (const [mark, id] of wanted) {
      const geometry = id === undefined ? undefined : drawn.get(id)?.outline.getGeometry();
      if (geometry) marked.addFeature(new Feature({ geometry, mark }));
    }
    marked.changed();
  }

  return {
    kind: 'features',
    layers: [fieldLayer, overview.layer, markLayer, labelLayer],
    show: (parcels) => {
      stopDrawing();
      stopDrawing = inSlices(changedOf(parcels, drawn), draw, (fresh) => {
        replaceChanged(parcels, fresh, drawn, outlines, labels);
        overview.show([...drawn.values()].map(({ spot }) => spot));
        paintMarks();
      });
    },
    parcelAt: (place, reach) => overview.dotAt(place, reach) ?? nearestParcel(outlines, place, reach),
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
      paintMarks();
    },
    rename: (id, name) => {
      if (name === undefined) names.delete(id);
      else names.set(id, name);
      labelLayer.changed();
    },
    dress: (next) => {
      ({ look, writeArea } = next);
      styles = createParcelStyles(look);
      overview.dress(next);
      for (const layer of [fieldLayer, markLayer, labelLayer]) layer.changed();
    },
    dispose: () => {
      stopDrawing();
      for (const source of [outlines, marked, labels]) source.clear(true);
      for (const layer of [fieldLayer, overview.layer, markLayer, labelLayer]) layer.dispose();
    },
  };
}

/** What is not drawn yet as it is now. Larger parcels come first: small ones are drawn over them. */
function changedOf(parcels: readonly ParcelFeature[], drawn: ReadonlyMap<number, Drawn>): readonly ParcelFeature[] {
  return parcels
    .filter((parcel) => drawn.get(parcel.id)?.parcel !== parcel)
    .toSorted((one, other) => other.properties.area - one.properties.area);
}

function replaceChanged(
  parcels: readonly ParcelFeature[],
  fresh: readonly Drawn[],
  drawn: Map<number, Drawn>,
  outlines: VectorSource<Feature<MultiPolygon>>,
  labels: VectorSource<Feature<Point>>,
): void {
  const wanted = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  const isUnchanged = ({ parcel }: Drawn): boolean => wanted.get(parcel.id) === parcel;
  const gone = [...drawn.values()].filter((one) => !isUnchanged(one));
  for (const { parcel } of gone) drawn.delete(parcel.id);
  if (drawn.size === 0) {
    outlines.clear(true);
    labels.clear(true);
  } else {
    outlines.removeFeatures(gone.map(({ outline }) => outline));
    labels.removeFeatures(gone.map(({ label }) => label));
  }
  for (const one of fresh) drawn.set(one.parcel.id, one);
  outlines.addFeatures(fresh.map(({ outline }) => outline));
  labels.addFeatures(fresh.map(({ label }) => label));
}

function draw(parcel: ParcelFeature): Drawn {
  const { area, color, label } = parcel.properties;
  const [x, y] = toView(...label);
  const geometry = outlineGeometry(parcel.geometry);
  // Measured now and remembered: the source would measure all of them in one go.
  geometry.getExtent();
  const one: Drawn = {
    parcel,
    outline: new Feature(geometry),
    label: new Feature(new Point([x, y])),
    spot: { id: parcel.id, x, y, areaHa: area, color },
  };
  drawnOf.set(one.outline, one);
  drawnOf.set(one.label, one);
  return one;
}

function areaOf(feature: object): number {
  return parcelOf(feature)?.properties.area ?? 0;
}

function parcelOf(feature: object): ParcelFeature | undefined {
  return drawnOf.get(feature as Feature)?.parcel;
}

function nearestParcel(
  outlines: VectorSource<Feature<MultiPolygon>>,
  place: Coordinate,
  reach: number,
): number | undefined {
  const under = outlines.getFeaturesAtCoordinate(place).flatMap((feature) => parcelOf(feature) ?? []);
  const smallest = under.toSorted((one, other) => one.properties.area - other.properties.area)[0];
  if (smallest || reach === 0) return smallest?.id;
  const around = buffer(boundingExtent([place]), reach);
  const touched = outlines.forEachFeatureIntersectingExtent(around, (feature) => parcelOf(feature));
  return touched?.id;
}
