import type { Coordinate } from 'ol/coordinate.js';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapLook } from '../look.ts';
import type { MapDress } from '../map-dress.ts';
import type { MapPart } from '../map-part.ts';
import type { ShapeKind } from '../measures/measure-shape.ts';
import type { Draft } from '../modes/measure.ts';

/** What was measured, and what is said about it on the map. */
export interface MeasuredShape {
  readonly kind: ShapeKind;
  readonly points: readonly Coordinate[];
  readonly label: string;
}

export interface MeasurePart extends MapPart {
  readonly show: (shapes: readonly MeasuredShape[]) => void;
  /** What is being drawn, as the kind that it is meant to become. */
  readonly draw: (kind: ShapeKind, draft: Draft) => void;
}

/** Lines and polygons that were measured, and the one that is being drawn. */
export function createMeasurePart({ look }: MapDress): MeasurePart {
  const done = new VectorSource();
  const drawn = new VectorSource();
  const lines = new VectorLayer({ source: done, style: doneStyle(look), updateWhileInteracting: true });
  const draft = new VectorLayer({ source: drawn, style: draftStyle(look), updateWhileInteracting: true });

  return {
    name: 'measure',
    layers: [
      { level: 'lines', layer: lines },
      { level: 'pins', layer: draft },
    ],
    show: (shapes) => {
      done.clear(true);
      done.addFeatures(shapes.map(doneFeature));
      done.changed();
    },
    draw: (kind, { points, tip }) => {
      drawn.clear(true);
      if (points.length > 0) drawn.addFeatures(draftFeatures(kind, points, tip));
      drawn.changed();
    },
    dress: (next) => {
      lines.setStyle(doneStyle(next.look));
      draft.setStyle(draftStyle(next.look));
    },
    dispose: () => {
      lines.dispose();
      draft.dispose();
    },
  };
}

function doneFeature({ kind, points, label }: MeasuredShape): Feature {
  const geometry = kind === 'line' ? new LineString([...points]) : new Polygon([[...points, ...points.slice(0, 1)]]);
  const feature = new Feature(geometry);
  feature.set('label', label);
  return feature;
}

function draftFeatures(kind: ShapeKind, points: readonly Coordinate[], tip: Coordinate | undefined): Feature[] {
  const line = tip ? [...points, tip] : [...points];
  const isArea = kind === 'polygon' && line.length > 2;
  return [
    new Feature(isArea ? new Polygon([[...line, ...line.slice(0, 1)]]) : new LineString(line)),
    new Feature(new MultiPoint([...points])),
  ];
}

type StyleOf = (feature: { get: (key: string) => unknown }) => Style[];

function doneStyle({ casing, labelHalo, labelInk, marker, fontFamily }: MapLook): StyleOf {
  const strokes = strokesIn(casing, marker);
  const [fill, halo] = [new Fill({ color: labelInk }), new Stroke({ color: labelHalo, width: 4 })];
  return (feature) => {
    const label = feature.get('label');
    const text = new Text({
      text: typeof label === 'string' ? label : '',
      font: `600 13px ${fontFamily}`,
      fill,
      stroke: halo,
      overflow: true,
    });
    return [...strokes, new Style({ text })];
  };
}

/** A point takes its image of this, a line its strokes, a polygon its fill as well: one list serves all. */
function draftStyle({ casing, marker }: MapLook): Style[] {
  const image = new CircleStyle({
    radius: 5,
    fill: new Fill({ color: casing }),
    stroke: new Stroke({ color: marker, width: 2.5 }),
  });
  return [...strokesIn(casing, marker), new Style({ image })];
}

function strokesIn(casing: string, marker: string): Style[] {
  return [
    new Style({
      fill: new Fill({ color: 'rgba(255, 255, 255, 0.3)' }),
      stroke: new Stroke({ color: casing, width: 6 }),
    }),
    new Style({ stroke: new Stroke({ color: marker, width: 2.5 }) }),
  ];
}
