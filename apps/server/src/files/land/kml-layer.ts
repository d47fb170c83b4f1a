import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { landFeature, layerOfFeatures } from './geojson-layer.ts';
import { LandFileError } from './land-problems.ts';
import type { SourceLayer } from './source-layer.ts';
import { decodeText } from './text-encoding.ts';
import { declaredXmlEncoding, isUnsafeXml } from './xml-text.ts';

/** How a placemark is drawn, not what it is. */
const DRAWING =
  /^(?:styleUrl|styleHash|styleMapHash|stroke|fill|icon|label|marker|visibility|tessellate|extrude|@geometry-type)/;

export function openKml(name: string, bytes: Uint8Array, fallbackEncoding: string): SourceLayer {
  const { text, encoding } = decodeText(bytes, declaredXmlEncoding(bytes) ?? fallbackEncoding);
  if (isUnsafeXml(text)) throw new LandFileError('landFile.kmlUnsafe', { layer: name });
  const features = readFeatures(name, text).map(({ properties, geometry }) =>
    landFeature(
      Object.fromEntries(Object.entries(properties ?? {}).filter(([column]) => !DRAWING.test(column))),
      geometry,
    ),
  );
  return layerOfFeatures(name, features, { encoding, reference: { wkt: null, epsg: 4326, source: 'file' } });
}

function readFeatures(name: string, text: string): ReturnType<typeof kml>['features'] {
  try {
    const parser = new DOMParser({ locator: false, onError: stopAtErrors });
    return kml(parser.parseFromString(text, 'text/xml')).features;
  } catch (error) {
    throw new LandFileError('landFile.kmlDamaged', { layer: name }, error);
  }
}

function stopAtErrors(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message);
}
