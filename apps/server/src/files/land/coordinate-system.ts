import type { LandCoordinateSystem } from './land-file.ts';
import type { SourceReference } from './source-layer.ts';
import { epsgOf, findNode, parseWkt, type WktNode } from './well-known-text.ts';

/** What a file says about its coordinates, as far as we know the name. */
export interface DeclaredSystem {
  code: LandCoordinateSystem['code'];
  name: string;
  epsg: number | null;
  /** Degrees on some datum: numbers that look like longitude and latitude do not contradict it. */
  isGeographic: boolean;
}

/** 5514 East North, 5513 and 2065 (south, west), the Ferro twins, ESRI's numbers for both, and the Slovak JTSK03 pair. */
const S_JTSK = new Set([5514, 5513, 2065, 5221, 102065, 102066, 102067, 8352, 8353]);
/** The modified grid of S-JTSK/05: southing and westing, east and north, and their twins by Ferro. */
const S_JTSK_05 = new Set([5515, 5516, 5224, 5225]);
const FIRST_ESRI_CODE = 100_000;
const WEB_MERCATOR = new Set([3857, 3785, 900913, 102100, 102113]);
const WGS84 = new Set([4326, 4979]);
/** ETRS89 and its national realisations; they differ from WGS84 by less than a farm map can show. */
const ETRS89 = new Set([4258, 4937, 4669, 9702]);

const GEOGRAPHIC = ['GEOGCS', 'GEOGCRS', 'GEOGRAPHICCRS', 'GEODCRS', 'GEODETICCRS'];
const PROJECTED = ['PROJCS', 'PROJCRS', 'PROJECTEDCRS'];
const WGS84_DATUMS = new Set([
  'wgs84',
  'wgs1984',
  'dwgs1984',
  'worldgeodeticsystem1984',
  'worldgeodeticsystem1984ensemble',
]);
const ETRS89_DATUMS = new Set([
  'etrs89',
  'etrs1989',
  'detrs1989',
  'etrf2000poland',
  'etrf2000pl',
  'lithuania1994etrs89',
  'dlithuania1994',
  'europeanterrestrialreferencesystem1989',
  'europeanterrestrialreferencesystem1989ensemble',
]);
const DEGREE = Math.PI / 180;
/** The address of a system by OGC, and the one that GML 2 had for it. */
const SYSTEM_ADDRESS =
  /^https?:\/\/www\.opengis\.net\/(?:def\/crs\/epsg\/[\d.]{1,8}\/|gml\/srs\/epsg\.xml#)(\d{4,6})$/i;
/** Of "urn:ogc:def:crs:EPSG::5514" and its like, with room. */
const LONGEST_NAME = 100;
/** Names that ESRI gives without a code. */
const ESRI_NAMES: Readonly<Record<string, number>> = {
  etrs1989polandcs92: 2180,
  lks1994lithuaniatm: 3346,
  hungarian1972egysegesorszagosvetuleti: 23700,
  stereo70: 3844,
  pulkovo1942adj58stereo70: 3844,
  dealulpiscului1970stereo70: 31700,
  rdnew: 28992,
  etrs1989laea: 3035,
  mgiaustrialambert: 31287,
};

export function declaredSystem({ wkt, epsg }: SourceReference): DeclaredSystem | null {
  const byCode = epsg === null ? null : systemOfAnyCode(epsg);
  if (byCode && byCode.code !== 'OTHER') return byCode;
  const byText = wkt === null ? null : systemOfText(wkt.trim());
  // The file's own code beats a text that has a name but no code.
  if (byText?.code === 'OTHER' && epsg !== null) return { ...byText, epsg };
  return byText ?? byCode;
}

function systemOfText(text: string): DeclaredSystem | null {
  const code = epsgOfName(text);
  if (code !== null) return systemOfAnyCode(code);
  if (text.startsWith('+')) return systemOfProjText(text);
  const utm = utmCode(plain(text.slice(0, 60)));
  if (utm !== null) return { ...systemOfAnyCode(utm), name: text };
  const root = parseWkt(text);
  return root ? systemOfWkt(root) : null;
}

/** The code in "EPSG:5514", "urn:ogc:def:crs:EPSG::5514", "urn:ogc:def:crs:EPSG:6.9:5514" or an address. */
export function epsgOfName(name: string): number | null {
  const text = name.trim();
  if (text.length > LONGEST_NAME) return null;
  const addressed = SYSTEM_ADDRESS.exec(text)?.[1];
  if (addressed !== undefined) return Number(addressed);
  const parts = text.toUpperCase().split(':');
  const authority = parts.lastIndexOf('EPSG');
  const code = parts.at(-1) ?? '';
  if (authority === -1 || !/^\d{4,6}$/.test(code)) return null;
  const between = parts.slice(authority + 1, -1);
  return between.every((part) => /^[\d.]*$/.test(part)) ? Number(code) : null;
}

export function isSlovakSystem({ epsg }: DeclaredSystem): boolean {
  return epsg === 8352 || epsg === 8353;
}

function systemOfCode(epsg: number): DeclaredSystem | null {
  if (S_JTSK.has(epsg)) return krovak('S-JTSK / Krovak', epsg < FIRST_ESRI_CODE ? epsg : 5514);
  if (S_JTSK_05.has(epsg)) return krovak('S-JTSK/05 / Modified Krovak', epsg);
  if (WEB_MERCATOR.has(epsg)) return webMercator('WGS 84 / Pseudo-Mercator');
  if (WGS84.has(epsg)) return { code: 'WGS84', name: 'WGS 84', epsg, isGeographic: true };
  return ETRS89.has(epsg) ? { code: 'ETRS89', name: 'ETRS89', epsg, isGeographic: true } : null;
}

function systemOfAnyCode(epsg: number): DeclaredSystem {
  // EPSG numbers its geographic systems in the four thousands.
  return systemOfCode(epsg) ?? other(`EPSG:${epsg}`, epsg, epsg >= 4000 && epsg < 5000);
}

function systemOfProjText(text: string): DeclaredSystem {
  if (/\+proj=mod_krovak\b/.test(text)) return krovak('S-JTSK/05 / Modified Krovak', 5516);
  if (/\+proj=krovak\b/.test(text)) return krovak('S-JTSK / Krovak', 5514);
  const isGeographic = /\+proj=longlat\b/.test(text);
  if (isGeographic && /\+(?:datum=WGS84|ellps=(?:WGS84|GRS80))\b/.test(text)) {
    return { code: 'WGS84', name: 'WGS 84', epsg: 4326, isGeographic };
  }
  return other(text.slice(0, 100), null, isGeographic);
}

function systemOfWkt(root: WktNode): DeclaredSystem | null {
  const projected = findNode(root, ...PROJECTED);
  if (projected) return projectedSystem(projected);
  const geographic = findNode(root, ...GEOGRAPHIC);
  if (geographic) return geographicSystem(geographic);
  return root.texts[0] === undefined ? null : other(root.texts[0], epsgOf(root), false);
}

function projectedSystem(node: WktNode): DeclaredSystem {
  const name = node.texts[0] ?? '';
  const epsg = epsgOf(node) ?? epsgOfEsriName(name);
  const byCode = epsg === null ? null : systemOfCode(epsg);
  if (byCode) return { ...byCode, name: name || byCode.name };
  if (isKrovak(node)) return krovak(name, isModified(node) ? 5516 : 5514);
  return isWebMercator(node) ? webMercator(name) : other(name, epsg, false);
}

function geographicSystem(node: WktNode): DeclaredSystem {
  const name = node.texts[0] ?? '';
  const epsg = epsgOf(node);
  const byDatum = isInDegrees(node) ? systemOfDatum(node) : null;
  if (byDatum) return { ...byDatum, name, epsg: epsg ?? byDatum.epsg };
  const byCode = epsg === null ? null : systemOfCode(epsg);
  return byCode ? { ...byCode, name } : other(name, epsg, true);
}

function isInDegrees(node: WktNode): boolean {
  const meridian = findNode(node, 'PRIMEM', 'PRIMEMERIDIAN')?.numbers[0] ?? 0;
  const unit = findNode(node, 'UNIT', 'ANGLEUNIT')?.numbers[0] ?? DEGREE;
  return meridian === 0 && Math.abs(unit - DEGREE) < 1e-9;
}

function systemOfDatum(node: WktNode): DeclaredSystem | null {
  const datum = plain(findNode(node, 'DATUM', 'ENSEMBLE', 'GEODETICDATUM', 'TRF')?.texts[0] ?? '');
  if (WGS84_DATUMS.has(datum)) return systemOfCode(4326);
  return ETRS89_DATUMS.has(datum) ? systemOfCode(4258) : null;
}

/** By any spelling of the name or the method. */
function isKrovak(node: WktNode): boolean {
  return namesOf(node).includes('krovak');
}

/** The grid of S-JTSK/05, also where only its five million metres tell it from the plain one. */
function isModified(node: WktNode): boolean {
  const names = namesOf(node);
  return names.includes('modified') || names.includes('jtsk05');
}

function namesOf(node: WktNode): string {
  return plain(`${node.texts[0] ?? ''} ${methodOf(node)}`);
}

function isWebMercator(node: WktNode): boolean {
  const names = plain(`${node.texts[0] ?? ''} ${methodOf(node)}`);
  return ['pseudomercator', 'webmercator', 'auxiliarysphere', 'googlemapsglobalmercator'].some((name) =>
    names.includes(name),
  );
}

function methodOf(node: WktNode): string {
  return findNode(node, 'PROJECTION', 'METHOD')?.texts[0] ?? '';
}

function epsgOfEsriName(name: string): number | null {
  const text = plain(name);
  return utmCode(text) ?? ESRI_NAMES[text] ?? null;
}

/** "WGS 84 / UTM zone 33N" and "ETRS_1989_UTM_Zone_33N" in plain letters, and "UTM33N" that leaves the datum out. */
function utmCode(text: string): number | null {
  const zone = /^(?:projectedcrs)?(etrs(?:19)?89|wgs(?:19)?84|)utm(?:zone)?(\d{1,2})n$/.exec(text);
  const number = Number(zone?.[2]);
  if (!zone || number < 1 || number > 60) return null;
  return (zone[1]?.startsWith('etrs') ? 25_800 : 32_600) + number;
}

function krovak(name: string, epsg: number): DeclaredSystem {
  return { code: 'S-JTSK', name, epsg, isGeographic: false };
}

function webMercator(name: string): DeclaredSystem {
  return { code: 'WEB_MERCATOR', name, epsg: 3857, isGeographic: false };
}

function other(name: string, epsg: number | null, isGeographic: boolean): DeclaredSystem {
  return { code: 'OTHER', name, epsg, isGeographic };
}

/** "Křovák East-North" → "krovakeastnorth". */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
}
