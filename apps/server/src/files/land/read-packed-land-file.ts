import { chooseLayers, columnNames, describeLayers } from './choose-layers.ts';
import { cutByEffort, mostEffort } from './cut-by-effort.ts';
import { collectShapes, type CollectedRow, type ShapeProblem } from './collect-shapes.ts';
import { areaOnEllipsoid } from './ellipsoid-area.ts';
import { findPiledUp } from './find-piled-up.ts';
import { isInBox, landCountry } from './land-countries.ts';
import type { LandFile, LandFileRequest, PackedLandParcel } from './land-file.ts';
import { LAND_LIMITS } from './land-limits.ts';
import { tellLaidOver } from './tell-laid-over.ts';
import type { LandDetail, LandProblem, LandProblemCode } from './land-problems.ts';
import { findLostLetters } from './lost-letters.ts';
import { landFileError, openLandFile, type UnreadableLayer } from './open-land-file.ts';
import { packPolygons, type PackedPolygons, type ParcelRings } from './packed-polygons.ts';
import { plainText } from './plain-text.ts';
import { attributeReader, type UnnamedParcel } from './parcel-attributes.ts';
import { localNames } from './parcel-names.ts';
import { outsideCountry, placeCoordinates, roundDegrees, type PlacedCoordinates } from './place-coordinates.ts';
import { orientPolygon } from './ring-repair.ts';
import type { SourceLayer, SourceReference } from './source-layer.ts';

/** A land file as it travels between processes: the polygons of `parcels[i]` are the i-th of `geometry`. */
export interface PackedLandFile extends Omit<LandFile, 'parcels' | 'origin'> {
  parcels: PackedLandParcel[];
  geometry: PackedPolygons;
}

/** What is told of a land file before it is read to its end. */
export interface PackedOutlinesAhead {
  rows: number[];
  parcelsOfFile: number;
  areasM2: (number | null)[];
  geometry: PackedPolygons;
}

/** A land file as it was read, its polygons still where they lie: those of `file.parcels[i]` are the i-th of `outlines`. */
export interface ReadLandFile {
  file: Omit<PackedLandFile, 'geometry'>;
  outlines: readonly ParcelRings[];
}

export type TellAhead = (ahead: PackedOutlinesAhead) => Promise<void>;

const mostToldAtOnce = 500;

interface NamedRow extends CollectedRow {
  attributes: UnnamedParcel;
  name: string | null;
}

export async function readPackedLandFile(request: LandFileRequest): Promise<PackedLandFile> {
  const { file, outlines } = await readOutlines(request);
  return { ...file, geometry: packPolygons(outlines) };
}

/** The same without packing, for whoever hands the outlines on piece by piece. */
export async function readOutlines(request: LandFileRequest, tellAhead?: TellAhead): Promise<ReadLandFile> {
  try {
    return await read(request, tellAhead);
  } catch (error) {
    throw landFileError(error);
  }
}

async function read(request: LandFileRequest, tellAhead: TellAhead | undefined): Promise<ReadLandFile> {
  const { layers, unreadable } = await openLandFile(request);
  const chosen = chooseLayers(layers, unreadable, request.layer);
  const [first] = chosen.layers;
  const columns = first ? columnNames(first) : [];
  const attributes = attributeReader(chosen.schema, columns, request);
  const collected = collectShapes(chosen.layers);
  const placed = await placeRows(collected, referenceOf(first, request), request.countryCode, tellAhead);
  const named = nameRows(collected, attributes.read);
  const rows = named.filter(({ polygons }) => polygons.length > 0);
  const problems = [
    ...unreadable.map(unreadableProblem),
    ...chosen.layers.flatMap((layer) => layer.problems),
    ...fileProblems(chosen.layers.length, rows.length),
    ...findLostLetters(
      rows.map(({ cells }) => cells),
      columns,
    ),
    ...attributes.problems(),
    ...tellLaidOver(rows),
    ...named.flatMap(rowProblems),
  ];
  const file = {
    layers: describeLayers(layers, chosen.layers),
    coordinateSystem: placed.system,
    encoding: first?.encoding ?? null,
    parcels: rows.map(parcelOf),
    problems: capped(problems).map(inPlainText),
    problemCount: problems.length,
    skipped: countSkipped(problems),
    schema: chosen.schema.id,
    needsNameColumn: !attributes.hasName && columns.length > 0,
  };
  return { file, outlines: rows.map(({ polygons }) => polygons) };
}

/** What somebody chose goes before what the file says. */
function referenceOf(layer: SourceLayer | undefined, { coordinateSystem }: LandFileRequest): SourceReference | null {
  if (coordinateSystem !== undefined) return { wkt: null, epsg: coordinateSystem, source: 'chosen' };
  return layer?.reference ?? null;
}

/**
 * Transforms the polygons in place, and leaves out what is not in the country. Where that is most of the file, the country
 * is wrong: a farm has a few fields beyond a border, not a few on this side of it.
 */
async function placeRows(
  rows: readonly CollectedRow[],
  reference: SourceReference | null,
  countryCode: string,
  tellAhead: TellAhead | undefined,
): Promise<PlacedCoordinates> {
  const withShape = rows.filter(({ polygons }) => polygons.length > 0);
  if (withShape.length === 0) return { system: UNPLACED, toWgs84: null };
  const placed = placeCoordinates(reference, withShape.map(firstPoint), countryCode);
  const outside: { readonly point: readonly [number, number] }[] = [];
  for (const piece of cutByEffort(withShape, mostToldAtOnce, mostEffort)) {
    outside.push(...piece.flatMap((row) => placeRow(row, placed, countryCode) ?? []));
    if (placed.toWgs84) await tellAhead?.(aheadOf(piece, withShape.length));
  }
  const [first] = outside;
  if (first && outside.length * 2 > withShape.length) throw outsideCountry(countryCode, ...first.point);
  leaveOutPiledUp(withShape);
  return placed;
}

/** Gives a point of a row that is left out because it is not in the country. */
function placeRow(
  row: CollectedRow,
  { toWgs84 }: PlacedCoordinates,
  countryCode: string,
): { readonly point: readonly [number, number] } | undefined {
  if (toWgs84) row.polygons.flat().forEach(toWgs84);
  row.polygons.forEach(orientPolygon);
  if (toWgs84) row.areaM2 = areaOnEllipsoid(row.polygons);
  const point = toWgs84 && pointOutside(row, countryCode);
  if (!point) return undefined;
  leaveOut(row, outsideProblem(countryCode, point));
  return { point };
}

function aheadOf(piece: readonly CollectedRow[], parcelsOfFile: number): PackedOutlinesAhead {
  const inside = piece.filter(({ polygons }) => polygons.length > 0);
  return {
    rows: inside.map(({ row }) => row),
    parcelsOfFile,
    areasM2: inside.map(({ areaM2 }) => areaM2),
    geometry: packPolygons(inside.map(({ polygons }) => polygons)),
  };
}

function leaveOutPiledUp(rows: readonly CollectedRow[]): void {
  const left = rows.filter(({ polygons }) => polygons.length > 0);
  for (const index of findPiledUp(left.map(({ polygons }) => polygons))) {
    const row = left[index];
    const detail = { limit: LAND_LIMITS.parcelsUnderOne };
    if (row) leaveOut(row, { code: 'landFile.shapesPiledUp', severity: 'ERROR', detail });
  }
}

const UNPLACED: LandFile['coordinateSystem'] = {
  kind: 'transformed-later',
  code: 'OTHER',
  name: '',
  epsg: null,
  wkt: null,
  source: 'range',
  assumptions: [],
};

function firstPoint({ polygons }: CollectedRow): readonly [number, number] {
  const ring = polygons[0]?.[0];
  return [ring?.[0] ?? 0, ring?.[1] ?? 0];
}

function pointOutside({ polygons }: CollectedRow, countryCode: string): readonly [number, number] | undefined {
  const { box } = landCountry(countryCode);
  for (const [outline] of polygons) {
    for (let at = 0; outline && at + 1 < outline.length; at += 2) {
      const [longitude, latitude] = [outline[at] ?? 0, outline[at + 1] ?? 0];
      // Written this way round, so that what the transformation could not do counts as outside.
      if (!isInBox(box, longitude, latitude)) return [longitude, latitude];
    }
  }
  return undefined;
}

function leaveOut(row: CollectedRow, problem: ShapeProblem): void {
  row.polygons = [];
  row.problems = [problem];
}

function outsideProblem(country: string, [longitude, latitude]: readonly [number, number]): ShapeProblem {
  return {
    code: 'landFile.parcelOutsideCountry',
    severity: 'ERROR',
    detail: { country, longitude: roundDegrees(longitude), latitude: roundDegrees(latitude) },
  };
}

function nameRows(
  rows: readonly CollectedRow[],
  readAttributes: (cells: CollectedRow['cells']) => UnnamedParcel,
): NamedRow[] {
  const attributes = rows.map(({ cells }) => readAttributes(cells));
  const names = localNames(attributes);
  return rows.map((row, index) => {
    const own = attributes[index] ?? readAttributes(row.cells);
    return { ...row, attributes: own, name: names[index] ?? null };
  });
}

function parcelOf({ row, name, attributes, effort, areaM2 }: NamedRow): PackedLandParcel {
  const { givenName: _givenName, part: _part, ...known } = attributes;
  return { row, name, ...known, effort, areaM2 };
}

function rowProblems({ row, name, problems }: NamedRow): LandProblem[] {
  return problems.map((problem) => ({ ...problem, row, parcel: name }));
}

function unreadableProblem({ name, error }: UnreadableLayer): LandProblem {
  return aboutFile('landFile.layerUnreadable', 'ERROR', { layer: name, reason: error.code });
}

function fileProblems(layers: number, parcels: number): LandProblem[] {
  const problems: LandProblem[] = [];
  if (parcels === 0) problems.push(aboutFile('landFile.noUsableParcel', 'ERROR'));
  if (layers > 1) problems.push(aboutFile('landFile.layersMerged', 'WARNING', { count: layers }));
  return problems;
}

/** What is told of a file is kept with its import, so it must not hold what the database cannot keep. */
function inPlainText({ detail = {}, ...problem }: LandProblem): LandProblem {
  const details = Object.entries(detail).map(
    ([key, value]) => [key, typeof value === 'string' ? plainText(value) : value] as const,
  );
  return { ...problem, ...(details.length > 0 && { detail: Object.fromEntries(details) }) };
}

/** How many parcels were left out, by what is told of them. */
export function countSkipped(problems: readonly Pick<LandProblem, 'severity' | 'row'>[]): number {
  return new Set(problems.filter(({ severity, row }) => severity === 'ERROR' && row !== null).map(({ row }) => row))
    .size;
}

function capped(problems: readonly LandProblem[]): LandProblem[] {
  const more = problems.length - LAND_LIMITS.problems;
  if (more <= 0) return [...problems];
  const errorsFirst = problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  return [
    ...errorsFirst.slice(0, LAND_LIMITS.problems),
    aboutFile('landFile.moreProblems', 'WARNING', { count: more }),
  ];
}

function aboutFile(code: LandProblemCode, severity: LandProblem['severity'], detail?: LandDetail): LandProblem {
  return { code, severity, row: null, parcel: null, ...(detail && { detail }) };
}
