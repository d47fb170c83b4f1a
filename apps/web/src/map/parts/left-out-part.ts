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

/** What land is left out for: nothing is done on it, or plants stay there. */
type LeftOutFor = 'left out' | 'strip';

/** By which both are told apart on paper. */
export const leftOutColors: Readonly<Record<LeftOutFor, string>> = { 'left out': '#ffffff', strip: '#7fa881' };

/** Land that is left out of parcels, over them. */
export function createLeftOutPart({ look }: MapDress, what: LeftOutFor = 'left out'): LeftOutPart {
  const source = new VectorSource<Feature<MultiPolygon>>();
  const layer = new VectorLayer({ source, style: styleIn(look, what) });
  return {
    name: what,
    layers: [{ level: 'zones', layer }],
    show: (outlines) => {
      source.clear(true);
      source.addFeatures(outlines.map((outline) => new Feature(outlineGeometry(outline))));
      source.changed();
    },
    setOpacity: (opacity) => layer.setOpacity(opacity),
    dress: (next) => layer.setStyle(styleIn(next.look, what)),
    dispose: () => layer.dispose(),
  };
}

/** Of plants on every ground. */
const plants = { fill: 'rgba(46, 125, 50, 0.45)', edge: '#1b5e20' } as const;

function styleIn({ casing, marker }: MapLook, what: LeftOutFor): Style[] {
  const isStrip = what === 'strip';
  return [
    new Style({
      fill: new Fill({ color: isStrip ? plants.fill : 'rgba(255, 255, 255, 0.55)' }),
      stroke: new Stroke({ color: casing, width: 4 }),
    }),
    new Style({
      stroke: isStrip
        ? new Stroke({ color: plants.edge, width: 1.5 })
        : new Stroke({ color: marker, width: 1.5, lineDash: [6, 4] }),
    }),
  ];
}
