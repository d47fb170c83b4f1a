import type { MultiPolygon as Outline } from '@brazda/contract/shapes.ts';
import Feature from 'ol/Feature.js';
import type MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapLook } from '../look.ts';
import type { MapDress } from '../map-dress.ts';
import type { MapPart } from '../map-part.ts';
import { outlineGeometry } from '../outline-geometry.ts';

export interface EffectiveLandPart extends MapPart {
  readonly show: (outlines: readonly Outline[]) => void;
}

/** The land that something is brought onto where all distances are kept, over the parcels. */
export function createEffectiveLandPart({ look }: MapDress): EffectiveLandPart {
  const source = new VectorSource<Feature<MultiPolygon>>();
  const layer = new VectorLayer({ source, style: styleIn(look) });
  return {
    name: 'effective land',
    layers: [{ level: 'zones', layer }],
    show: (outlines) => {
      source.clear(true);
      source.addFeatures(outlines.map((outline) => new Feature(outlineGeometry(outline))));
      source.changed();
    },
    dress: (next) => layer.setStyle(styleIn(next.look)),
    dispose: () => layer.dispose(),
  };
}

/** No crop has this colour. */
const sprayed = { fill: 'rgba(20, 84, 168, 0.32)', edge: '#123f7a' } as const;

function styleIn({ casing }: MapLook): Style[] {
  return [
    new Style({ fill: new Fill({ color: sprayed.fill }), stroke: new Stroke({ color: casing, width: 3 }) }),
    new Style({ stroke: new Stroke({ color: sprayed.edge, width: 1.25 }) }),
  ];
}
