import type { Coordinates } from '@brazda/domain/coordinates.ts';
import Feature from 'ol/Feature.js';
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
import { toView } from '../projection.ts';

export interface MarkerPart extends MapPart {
  /** Puts the one marker at a place, or takes it away. */
  readonly place: (at: Coordinates | undefined) => void;
}

/** The marker of a place that was searched for by its coordinates. */
export function createMarkerPart({ look }: MapDress): MarkerPart {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, style: markerStyles(look), updateWhileAnimating: true });
  return {
    name: 'marker',
    layers: [{ level: 'pins', layer }],
    place: (at) => {
      source.clear(true);
      if (at) source.addFeature(new Feature(new Point(toView(at.lon, at.lat))));
      source.changed();
    },
    dress: (next) => layer.setStyle(markerStyles(next.look)),
    dispose: () => layer.dispose(),
  };
}

function markerStyles({ casing, marker }: MapLook): Style[] {
  const ring = new CircleStyle({ radius: 11, stroke: new Stroke({ color: casing, width: 7 }) });
  const inner = new CircleStyle({ radius: 11, stroke: new Stroke({ color: marker, width: 3 }) });
  const dot = new CircleStyle({
    radius: 3.5,
    fill: new Fill({ color: marker }),
    stroke: new Stroke({ color: casing, width: 1.5 }),
  });
  return [ring, inner, dot].map((image) => new Style({ image }));
}
