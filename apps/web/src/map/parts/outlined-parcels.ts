import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import { labelSpace, type LabelSpace } from '@brazda/domain/label-space.ts';
import Feature from 'ol/Feature.js';
import { buffer, boundingExtent } from 'ol/extent.js';
import type MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { inSlices } from '../in-slices.ts';
import type { Touch } from '../map-part.ts';
import { outlineGeometry } from '../outline-geometry.ts';
import type { ParcelPainter } from '../parcel-painter.ts';
import { toView } from '../projection.ts';
import type { Spot } from '../scatter.ts';
import { snapToEdges, type Rings } from '../snap-to-edges.ts';
import { FieldLayer } from './field-layer.ts';
import type { OverviewLayer } from './overview-layer.ts';
import { createParcelPart, type ParcelDrawing, type ParcelPart, type ParcelPartOptions } from './parcel-part.ts';

export interface OutlinedParcels extends ParcelPart {
  /** Draws these parcels; what has not changed is left as it is. Tells when all of them are on the map. */
  readonly show: (parcels: readonly ParcelFeature[], onShown?: () => void) => void;
}

interface OutlineDrawing extends ParcelDrawing, Pick<OutlinedParcels, 'show'> {}

interface Drawn {
  readonly parcel: ParcelFeature;
  readonly outline: Feature<MultiPolygon>;
  /** Where crops of their own stand: they lie over it. */
  readonly parts: readonly Feature<MultiPolygon>[];
  readonly label: LabelFeature;
  readonly spot: Spot;
  readonly space: LabelSpace;
  /** Which of the lists of parcels it came with. */
  readonly revision: number;
}
const drawnOf = new WeakMap<object, Drawn>();
/** What an outline is painted by: of a part, with its own colour. */
const spotOf = new WeakMap<object, Spot>();

/** Knows its area by itself: thousands of labels are put in order before each picture of them. */
class LabelFeature extends Feature<Point> {
  readonly areaHa: number;

  constructor({ x, y, areaHa }: Spot) {
    super(new Point([x, y]));
    this.areaHa = areaHa;
  }
}

/** Parcels drawn from whole outlines. */
export function createOutlinedParcels(options: ParcelPartOptions): OutlinedParcels {
  const { part, drawing } = createParcelPart(options, (painter, overview) =>
    drawOutlines(painter, overview, options.isStill ?? false),
  );
  return { ...part, show: drawing.show };
}

function drawOutlines(painter: ParcelPainter, overview: OverviewLayer, isStill: boolean): OutlineDrawing {
  let revision = 0;
  let stopDrawing = (): void => undefined;
  const drawn = new Map<number, Drawn>();
  const outlines = new VectorSource<Feature<MultiPolygon>>();
  const marked = new VectorSource<Feature<MultiPolygon>>();
  const labels = new VectorSource<LabelFeature>();

  const fieldLayer = new FieldLayer(
    outlines,
    (feature, resolution) => {
      const spot = spotOf.get(feature);
      return spot && painter.field(spot, resolution);
    },
    isStill,
  );
  const markLayer = new VectorLayer({
    source: marked,
    renderBuffer: 32,
    style: (feature) => {
      const mark = painter.markOf(Number(feature.getId()));
      return mark && painter.outline(mark);
    },
  });
  const labelLayer = new VectorLayer({
    source: labels,
    declutter: true,
    // Larger parcels win, also over those that were drawn before them.
    renderOrder: (one, other) => areaOf(other) - areaOf(one),
    style: (feature, resolution) => {
      const one = drawnOf.get(feature);
      return (
        one &&
        painter.label(
          { ...one.spot, name: one.parcel.properties.name, space: one.space, revision: one.revision },
          resolution,
        )
      );
    },
  });

  function drawMarks(): void {
    marked.clear(true);
    // What is selected is drawn over what is only pointed at.
    const { hovered, selected } = painter.marks();
    for (const id of new Set([hovered, selected])) {
      const geometry = id === undefined ? undefined : drawn.get(id)?.outline.getGeometry();
      if (!geometry) continue;
      const feature = new Feature(geometry);
      feature.setId(id);
      marked.addFeature(feature);
    }
    marked.changed();
  }

  return {
    fieldLayer,
    markLayer,
    labelLayer,
    parcelAt: (touch) => nearestParcel(outlines, touch),
    edgeAt: (touch) => snapToEdges(ringsAround(outlines, touch), touch),
    revision: () => revision,
    drawMarks,
    show: (parcels, onShown) => {
      stopDrawing();
      revision += 1;
      stopDrawing = inSlices(
        changedOf(parcels, drawn),
        (parcel) => draw(parcel, revision),
        (fresh) => {
          replaceChanged(parcels, fresh, drawn, outlines, labels);
          overview.show([...drawn.values()].map(({ spot }) => spot));
          drawMarks();
          onShown?.();
        },
      );
    },
    dispose: () => {
      stopDrawing();
      for (const source of [outlines, marked, labels]) source.clear(true);
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
  labels: VectorSource<LabelFeature>,
): void {
  const wanted = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  const isUnchanged = ({ parcel }: Drawn): boolean => wanted.get(parcel.id) === parcel;
  const gone = [...drawn.values()].filter((one) => !isUnchanged(one));
  for (const { parcel } of gone) drawn.delete(parcel.id);
  if (drawn.size === 0) {
    outlines.clear(true);
    labels.clear(true);
  } else {
    outlines.removeFeatures(gone.flatMap(({ outline, parts }) => [outline, ...parts]));
    labels.removeFeatures(gone.map(({ label }) => label));
  }
  for (const one of fresh) drawn.set(one.parcel.id, one);
  outlines.addFeatures(fresh.flatMap(({ outline, parts }) => [outline, ...parts]));
  labels.addFeatures(fresh.map(({ label }) => label));
}

function draw(parcel: ParcelFeature, revision: number): Drawn {
  const { area, color, label } = parcel.properties;
  const [x, y] = toView(...label);
  const spot: Spot = { id: parcel.id, x, y, areaHa: area, color };
  const outline = outlineOf(parcel.geometry, spot);
  const parts = parcel.properties.parts.map((part) =>
    outlineOf(part.geometry, { ...spot, areaHa: part.area, color: part.color }),
  );
  const one: Drawn = {
    parcel,
    outline,
    parts,
    label: new LabelFeature(spot),
    spot,
    space: spaceAround(spot, outline),
    revision,
  };
  for (const feature of [outline, ...parts, one.label]) drawnOf.set(feature, one);
  return one;
}

function outlineOf(geometry: ParcelFeature['geometry'], spot: Spot): Feature<MultiPolygon> {
  const outline = outlineGeometry(geometry);
  // Measured now and remembered: the source would measure all of them in one go.
  outline.getExtent();
  const feature = new Feature(outline);
  spotOf.set(feature, spot);
  return feature;
}

function spaceAround({ x, y }: Spot, outline: Feature<MultiPolygon>): LabelSpace {
  const geometry = outline.getGeometry();
  const flat = geometry?.getFlatCoordinates() ?? [];
  const ends = geometry?.getEndss().flat() ?? [];
  return labelSpace(
    x,
    y,
    ends.map((end, at) => flat.slice(ends[at - 1] ?? 0, end)),
  );
}

function areaOf(feature: object): number {
  return feature instanceof LabelFeature ? feature.areaHa : 0;
}

function parcelOf(feature: object): ParcelFeature | undefined {
  return drawnOf.get(feature)?.parcel;
}

function ringsAround(outlines: VectorSource<Feature<MultiPolygon>>, { place, reach }: Touch): readonly Rings[] {
  return outlines.getFeaturesInExtent(buffer(boundingExtent([place]), reach)).flatMap((feature) => {
    const geometry = feature.getGeometry();
    return geometry ? [{ flat: geometry.getFlatCoordinates(), ends: geometry.getEndss().flat() }] : [];
  });
}

function nearestParcel(outlines: VectorSource<Feature<MultiPolygon>>, { place, reach }: Touch): number | undefined {
  const under = outlines.getFeaturesAtCoordinate(place).flatMap((feature) => parcelOf(feature) ?? []);
  const smallest = under.toSorted((one, other) => one.properties.area - other.properties.area)[0];
  if (smallest || reach === 0) return smallest?.id;
  const around = buffer(boundingExtent([place]), reach);
  const touched = outlines.forEachFeatureIntersectingExtent(around, (feature) => parcelOf(feature));
  return touched?.id;
}
