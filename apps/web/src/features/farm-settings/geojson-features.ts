import { landGeometries } from '@brazda/domain/enumerations/land-geometry.ts';
import type { DrawnFeature } from '@brazda/contract/agroevidence/land-features.ts';
import { agroevidenceLandFeaturesCreateFields } from '#web/lib/fields.generated.ts';

/** What of a GeoJSON file can be taken over, and how much cannot. */
export interface ReadFeatures {
  readonly features: readonly { readonly name: string | null; readonly geometry: DrawnFeature }[];
  readonly skipped: number;
}

/** Under which registers and programs name what they draw. */
const nameKeys = ['name', 'nazev', 'název', 'naz_tok', 'nazov', 'label'];
const longestName = agroevidenceLandFeaturesCreateFields['features.name'].maxLength;
/** What a coordinate is written with in files that are meant for us: a centimetre. */
const decimals = 7;

/** Lines and outlines of a GeoJSON text; undefined where it is none. */
export function readGeoJson(text: string): ReadFeatures | undefined {
  const root = parsed(text);
  const all = isObject(root) ? featuresOf(root) : undefined;
  if (!all) return undefined;
  const features = all.flatMap((each) => {
    const geometry = geometryOf(isObject(each) && each['type'] === 'Feature' ? each['geometry'] : each);
    return geometry ? [{ name: nameOf(each), geometry }] : [];
  });
  return { features, skipped: all.length - features.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function featuresOf(root: Readonly<Record<string, unknown>>): readonly unknown[] | undefined {
  const { type, features } = root;
  if (type === 'FeatureCollection') return Array.isArray(features) ? features : undefined;
  return type === 'Feature' || landGeometries.some((kind) => kind === type) ? [root] : undefined;
}

function geometryOf(value: unknown): DrawnFeature | undefined {
  if (!isObject(value)) return undefined;
  const type = landGeometries.find((kind) => kind === value['type']);
  const coordinates = type && flattened(value['coordinates'], depths[type]);
  // Its depth is that of its kind; what is wrong with it besides, the server says.
  return coordinates === undefined ? undefined : ({ type, coordinates } as DrawnFeature);
}

/** How many lists a position lies in. */
const depths = { LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 } as const;

/** Without heights; undefined where something in it is no position. */
function flattened(value: unknown, depth: number): unknown {
  if (!Array.isArray(value)) return undefined;
  if (depth === 0) {
    const [lon, lat] = value as readonly unknown[];
    return isNumber(lon) && isNumber(lat) ? [rounded(lon), rounded(lat)] : undefined;
  }
  const inner = value.map((each) => flattened(each, depth - 1));
  return inner.includes(undefined) ? undefined : inner;
}

function nameOf(feature: unknown): string | null {
  const properties = isObject(feature) && isObject(feature['properties']) ? feature['properties'] : {};
  const named = Object.entries(properties).find(([key]) => nameKeys.includes(key.toLowerCase()))?.[1];
  const name = typeof named === 'string' ? named.trim().slice(0, longestName) : '';
  return name === '' ? null : name;
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
