import type { Coordinates } from '@brazda/domain/coordinates.ts';
import Feature from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
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
import { groundScale, toView } from '../projection.ts';

export interface Position {
  readonly place: Coordinates;
  /** The true place is within this distance, as the device believes. */
  readonly accuracyM: number;
}

export interface PositionPart extends MapPart {
  readonly show: (position: Position | undefined) => void;
}

const blue = '#1a66c9';

/** Where whoever looks at the map is: a dot, and around it a circle as wide as the device is unsure. */
export function createPositionPart({ look }: MapDress): PositionPart {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, style: positionStyles(look), updateWhileAnimating: true });
  return {
    name: 'position',
    layers: [{ level: 'people', layer }],
    show: (position) => {
      source.clear(true);
      if (position) {
        const at = toView(position.place.lon, position.place.lat);
        source.addFeatures([
          new Feature(new Circle(at, position.accuracyM / groundScale(at[1]))),
          new Feature(new Point(at)),
        ]);
      }
      source.changed();
    },
    dress: (next) => layer.setStyle(positionStyles(next.look)),
    dispose: () => layer.dispose(),
  };
}

/** The circle takes fill and stroke of its own, the point its image: one style serves both. */
function positionStyles({ casing }: MapLook): Style {
  return new Style({
    fill: new Fill({ color: 'rgba(26, 102, 201, 0.14)' }),
    stroke: new Stroke({ color: 'rgba(26, 102, 201, 0.55)', width: 1.5 }),
    image: new CircleStyle({
      radius: 7,
      fill: new Fill({ color: blue }),
      stroke: new Stroke({ color: casing, width: 3 }),
    }),
  });
}
