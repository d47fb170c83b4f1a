import { DOMParser, type Element } from '@xmldom/xmldom';
import { landCells, layerOfFeatures, type LandFeature } from './geojson-layer.ts';
import { childrenOf, isGeometry, readGmlGeometry, type GmlGeometry } from './gml-geometry.ts';
import { LandFileError } from './land-problems.ts';
import type { SourceLayer, SourceReference, SourceShape } from './source-layer.ts';
import { decodeText } from './text-encoding.ts';
import { declaredXmlEncoding, isUnsafeXml } from './xml-text.ts';

const MEMBERS = new Set(['member', 'featureMember', 'featureMembers', 'members']);
/** Systems whose first axis goes north: by the EPSG registry, where GML names the system by URN or address. */
const NORTHING_FIRST = new Set([
  3035, 2176, 2177, 2178, 2179, 2180, 3346, 3844, 31_700, 3301, 31_254, 31_255, 31_256, 31_466, 31_467, 31_468, 31_469,
  28_403, 28_404, 2065,
]);

/** Features of a GML collection, as INSPIRE services and WFS write it. */
export function openGml(name: string, bytes: Uint8Array, fallbackEncoding: string): SourceLayer {
  const { text, encoding } = decodeText(bytes, declaredXmlEncoding(bytes) ?? fallbackEncoding);
  if (isUnsafeXml(text)) throw new LandFileError('landFile.gmlUnsafe', { layer: name });
  const root = parse(name, text);
  const members = membersOf(root);
  if (members.length === 0) throw new LandFileError('landFile.gmlDamaged', { layer: name });
  const rows = members.map(rowOf);
  const system = rows.map((row) => row.system).find((found) => found !== null) ?? envelopeSystem(root);
  const reference = referenceOf(system);
  if (isNorthingFirst(system, reference)) rows.forEach(({ shape }) => swapAxes(shape));
  return layerOfFeatures(name, rows, { encoding, reference });
}

function parse(name: string, text: string): Element {
  try {
    const parser = new DOMParser({
      locator: false,
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    });
    const root = parser.parseFromString(text, 'text/xml').documentElement;
    if (root) return root;
  } catch (error) {
    throw new LandFileError('landFile.gmlDamaged', { layer: name }, error);
  }
  throw new LandFileError('landFile.gmlDamaged', { layer: name });
}

/** Features of the collection, and of a collection that is a member of it. */
function membersOf(root: Element): Element[] {
  return childrenOf(root).flatMap((child) => {
    if (child.localName === null || !MEMBERS.has(child.localName)) return [];
    return childrenOf(child).flatMap((feature) => {
      const inner = membersOf(feature);
      return inner.length > 0 ? inner : [feature];
    });
  });
}

interface GmlRow extends LandFeature {
  readonly system: string | null;
}

function rowOf(feature: Element): GmlRow {
  const properties: Record<string, unknown> = {};
  const geometries: GmlGeometry[] = [];
  collect(feature, properties, geometries);
  const best = geometries.find(({ shape }) => shape.kind === 'POLYGONS') ?? geometries[0];
  return { cells: landCells(properties), shape: best?.shape ?? { kind: 'NONE' }, system: best?.system ?? null };
}

/** Elements that hold nothing but text are the properties, at whatever depth; the first of a name counts. */
function collect(element: Element, properties: Record<string, unknown>, geometries: GmlGeometry[]): void {
  for (const child of childrenOf(element)) {
    const { localName } = child;
    if (localName === null || localName === 'boundedBy') continue;
    if (isGeometry(child)) geometries.push(readGmlGeometry(child));
    else if (childrenOf(child).length > 0) collect(child, properties, geometries);
    else addProperty(properties, localName, (child.textContent ?? '').trim());
  }
}

function addProperty(properties: Record<string, unknown>, name: string, text: string): void {
  if (text === '' || Object.hasOwn(properties, name)) return;
  const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text);
  properties[name] = isNumber ? Number(text) : text;
}

function envelopeSystem(root: Element): string | null {
  const bounds = childrenOf(root).find(({ localName }) => localName === 'boundedBy');
  const [envelope] = bounds ? childrenOf(bounds) : [];
  return envelope?.getAttribute('srsName') ?? null;
}

function referenceOf(system: string | null): SourceReference | null {
  const code = /(?:EPSG|epsg)[^\d]{0,12}(?:\d[\d.]{0,8}[:/])?(\d{4,6})$/.exec(system?.slice(-80).trim() ?? '')?.[1];
  return code === undefined ? null : { wkt: null, epsg: Number(code), source: 'file' };
}

function isNorthingFirst(system: string | null, reference: SourceReference | null): boolean {
  // The short form EPSG:… is written with east first by those who write it at all.
  const isFormal = /^(?:urn:|https?:)/.test(system ?? '') && !/gml\/srs\/epsg\.xml/.test(system ?? '');
  return isFormal && reference?.epsg !== null && NORTHING_FIRST.has(reference?.epsg ?? 0);
}

function swapAxes(shape: SourceShape): void {
  if (shape.kind !== 'POLYGONS') return;
  for (const ring of shape.polygons.flat()) {
    for (let at = 0; at + 1 < ring.length; at += 2) ring.set([ring[at + 1] ?? NaN, ring[at] ?? NaN], at);
  }
}
