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

export interface LeftOutPart extends MapPart {
  readonly show: (outlines: readonly Outline[]) => void;
  readonly setOpacity: (opacity: number) => void;
}

/** Land that is left out of parcels, over them. */
export function createLeftOutPart({ look }: MapDress): LeftOutPart {
  const source = new VectorSource<Feature<MultiPolygon>>();
  const layer = new VectorLayer({ source, style: styleIn(look) });
  return {
    name: 'left out',
    layers: [{ level: 'zones', layer }],
    show: (outlines) => {
      source.clear(true);
      source.addFeatures(outlines.map((outline) => new Feature(outlineGeometry(outline))));
      source.changed();
    },
    setOpacity: (opacity) => layer.setOpacity(opacity),
    dress: (next) => layer.setStyle(styleIn(next.look)),
    dispose: () => layer.dispose(),
  };
}

function styleIn({ casing, marker }: MapLook): Style[] {
  return [
    new Style({
      fill: new Fill({ color: 'rgba(255, 255, 255, 0.55)' }),
      stroke: new Stroke({ color: casing, width: 4 }),
    }),
    new Style({ stroke: new Stroke({ color: marker, width: 1.5, lineDash: [6, 4] }) }),
  ];
}
