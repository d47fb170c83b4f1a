import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import Feature from 'ol/Feature.js';
import { buffer, boundingExtent } from 'ol/extent.js';
import type { Coordinate } from 'ol/coordinate.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { LookAndWords, ParcelGround, ParcelMarks } from '../parcel-ground.ts';
import { createParcelStyles, type Mark } from '../parcel-styles.ts';
import { groundScale, toView } from '../projection.ts';
import { FieldLayer } from './field-layer.ts';

export interface FeatureGround extends ParcelGround {
  readonly kind: 'features';
  /** Draws these parcels; what has not changed is left as it is. */
  show: (parcels: readonly ParcelFeature[]) => void;
}

interface Drawn {
  readonly parcel: ParcelFeature;
  readonly outline: Feature<MultiPolygon>;
  readonly label: Feature<Point>;
}
const drawnOf = new WeakMap<Feature, Drawn>();

/** Draws parcels from whole outlines. */
export function createFeatureGround(first: LookAndWords): FeatureGround {
  let { look, writeArea } = first;
  let styles = createParcelStyles(look);
  let marks: ParcelMarks = {};
  const drawn = new Map<number, Drawn>();
  const names = new Map<number, string>();
  const outlines = new VectorSource<Feature<MultiPolygon>>();
  const marked = new VectorSource<Feature<MultiPolygon>>();
  const labels = new VectorSource<Feature<Point>>();

  const fieldLayer = new FieldLayer(outlines, (feature, resolution) =>
    styles.field(parcelOf(feature)?.properties.color ?? null, resolution),
  );
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
      const parcel = parcelOf(feature);
      const [, y = 0] =
        drawnOf
          .get(feature as Feature)
          ?.label.getGeometry()
          ?.getFlatCoordinates() ?? [];
      if (!parcel) return undefined;
      const { area, name } = parcel.properties;
      const words = { name: names.get(parcel.id) ?? name, areaHa: area, area: writeArea(area) };
      return styles.label(words, resolution * groundScale(y));
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
    layers: [fieldLayer, markLayer, labelLayer],
    show: (parcels) => {
      replaceChanged(parcels, drawn, outlines, labels);
      paintMarks();
    },
    parcelAt: (place, reach) => nearestParcel(outlines, place, reach),
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
      for (const layer of [fieldLayer, markLayer, labelLayer]) layer.changed();
    },
    dispose: () => {
      for (const source of [outlines, marked, labels]) source.clear(true);
      for (const layer of [fieldLayer, markLayer, labelLayer]) layer.dispose();
    },
  };
}

function replaceChanged(
  parcels: readonly ParcelFeature[],
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
  // Larger parcels come first: small parcels are drawn over them.
  const fresh = parcels
    .filter(({ id }) => !drawn.has(id))
    .toSorted((one, other) => other.properties.area - one.properties.area)
    .map(draw);
  for (const one of fresh) drawn.set(one.parcel.id, one);
  outlines.addFeatures(fresh.map(({ outline }) => outline));
  labels.addFeatures(fresh.map(({ label }) => label));
}

function draw(parcel: ParcelFeature): Drawn {
  const [lon, lat] = parcel.properties.label;
  const one: Drawn = {
    parcel,
    outline: new Feature(outlineOf(parcel)),
    label: new Feature(new Point(toView(lon, lat))),
  };
  drawnOf.set(one.outline, one);
  drawnOf.set(one.label, one);
  return one;
}

function outlineOf({ geometry }: ParcelFeature): MultiPolygon {
  const flat: number[] = [];
  const ends = geometry.coordinates.map((polygon) =>
    polygon.map((ring) => {
      for (const [lon = 0, lat = 0] of ring) flat.push(...toView(lon, lat));
      return flat.length;
    }),
  );
  return new MultiPolygon(flat, 'XY', ends);
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
