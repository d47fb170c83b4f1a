import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { landFeature, layerOfFeatures } from './geojson-layer.ts';
import { LandFileError } from './land-problems.ts';
import type { SourceLayer } from './source-layer.ts';
import { decodeText, encodingOf } from './text-encoding.ts';

/** Only a document type can bring entities, so a file with one is not read at all. */
const UNSAFE = /<!\s*(?:DOCTYPE|ENTITY)/i;
/** How a placemark is drawn, not what it is. */
const DRAWING =
  /^(?:styleUrl|styleHash|styleMapHash|stroke|fill|icon|label|marker|visibility|tessellate|extrude|@geometry-type)/;

export function openKml(name: string, bytes: Uint8Array, fallbackEncoding: string): SourceLayer {
  const { text, encoding } = decodeText(bytes, declaredEncoding(bytes) ?? fallbackEncoding);
  if (UNSAFE.test(text)) throw new LandFileError('landFile.kmlUnsafe', { layer: name });
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

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return encodingOf(/^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1] ?? '');
}
