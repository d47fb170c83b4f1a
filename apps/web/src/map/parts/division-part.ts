import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapLook } from '../look.ts';
import type { MapDress } from '../map-dress.ts';
import type { MapPart } from '../map-part.ts';
import { toView } from '../projection.ts';

/** A part of a parcel that is about to be divided. */
export interface NamedPart {
  /** A place within it, in degrees. */
  readonly place: readonly [longitude: number, latitude: number];
  readonly name: string;
  /** Its area as it is written. */
  readonly area: string;
}

export interface DivisionPart extends MapPart {
  readonly show: (parts: readonly NamedPart[]) => void;
}

/** Says on the land itself which part of a division is called how, and how large it is. */
export function createDivisionPart({ look }: MapDress): DivisionPart {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, style: nameStyle(look), updateWhileInteracting: true });
  return {
    name: 'division',
    layers: [{ level: 'pins', layer }],
    show: (parts) => {
      source.clear(true);
      source.addFeatures(parts.map(partFeature));
      source.changed();
    },
    dress: (next) => layer.setStyle(nameStyle(next.look)),
    dispose: () => layer.dispose(),
  };
}

function partFeature({ place: [lon, lat], name, area }: NamedPart): Feature {
  const feature = new Feature(new Point(toView(lon, lat)));
  feature.set('words', [name, area]);
  return feature;
}

/** On a plate of its own: below it may lie the name of the parcel that there is still. */
function nameStyle({ casing, marker, labelInk, fontFamily }: MapLook): (feature: Pick<Feature, 'get'>) => Style {
  const [nameFont, areaFont] = [`650 13px ${fontFamily}`, `400 12px ${fontFamily}`];
  const plate = {
    backgroundFill: new Fill({ color: casing }),
    backgroundStroke: new Stroke({ color: marker, width: 1.5 }),
  };
  const ink = new Fill({ color: labelInk });
  return (feature) => {
    const [name = '', area = ''] = feature.get('words') as readonly string[];
    const text = [name, nameFont, '\n', '', area, areaFont];
    return new Style({ text: new Text({ text, font: nameFont, fill: ink, padding: [4, 6, 3, 6], ...plate }) });
  };
}
