import Feature from 'ol/Feature.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapLook } from '../look.ts';
import type { MapDress } from '../map-dress.ts';
import type { MapPart } from '../map-part.ts';
import type { ShapeKind } from '../measures/measure-shape.ts';
import { placeOf, type Corner, type Outline } from '../measures/outline-corners.ts';

export interface OutlinePart extends MapPart {
  /** Draws outlines that are chosen. */
  readonly show: (outlines: readonly Outline[]) => void;
  /** Draws a line or an outline that is edited, with its corners. */
  readonly edit: (kind: ShapeKind, outline: Outline, chosen: Corner | undefined) => void;
}

/** Outlines that somebody works on, over all else. */
export function createOutlinePart({ look }: MapDress): OutlinePart {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, style: outlineStyle(look), updateWhileInteracting: true });

  function draw(features: readonly Feature[]): void {
    source.clear(true);
    source.addFeatures([...features]);
    source.changed();
  }
  return {
    name: 'outline',
    layers: [{ level: 'pins', layer }],
    show: (outlines) => {
      draw(outlines.map(outlineFeature));
    },
    edit: (kind, outline, chosen) => {
      const shape = kind === 'line' ? linesFeature(outline) : outlineFeature(outline);
      draw([shape, ...cornerFeatures(outline, chosen)]);
    },
    dress: (next) => layer.setStyle(outlineStyle(next.look)),
    dispose: () => layer.dispose(),
  };
}

function outlineFeature(outline: Outline): Feature {
  return new Feature(
    new MultiPolygon(outline.map((rings) => rings.map((ring) => [...ring, ...ring.slice(0, 1)].map((at) => [...at])))),
  );
}

function linesFeature(lines: Outline): Feature {
  return new Feature(new MultiLineString(lines.flat().map((line) => line.map((at) => [...at]))));
}

function cornerFeatures(outline: Outline, chosen: Corner | undefined): Feature[] {
  const corners = new Feature(new MultiPoint(outline.flat(2).map((at) => [...at])));
  const place = chosen && placeOf(outline, chosen);
  if (!place) return [corners];
  const mark = new Feature(new Point([...place]));
  mark.set('isChosen', true);
  return [corners, mark];
}

type StyleOf = (feature: { get: (key: string) => unknown }) => Style[];

function outlineStyle({ casing, marker }: MapLook): StyleOf {
  const fill = new Fill({ color: 'rgba(255, 255, 255, 0.25)' });
  const corner = circle(5.5, casing, marker);
  const strokes = [
    new Style({ fill, stroke: new Stroke({ color: casing, width: 6 }), image: corner }),
    new Style({ stroke: new Stroke({ color: marker, width: 2.5 }) }),
  ];
  const chosen = [new Style({ image: circle(8, marker, casing) })];
  return (feature) => (feature.get('isChosen') === true ? chosen : strokes);
}

function circle(radius: number, inside: string, around: string): CircleStyle {
  return new CircleStyle({
    radius,
    fill: new Fill({ color: inside }),
    stroke: new Stroke({ color: around, width: 2.5 }),
  });
}
