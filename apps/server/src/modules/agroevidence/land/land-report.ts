import type { LandFileReport, LandOutline, LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import type { BoundingBox } from '@brazda/contract/shapes.ts';
import { hectares } from '@brazda/domain/measures.ts';
import { mapInTurns } from '#server/concurrency/in-turns.ts';
import { withCountryThere } from '#server/files/land/country-there.ts';
import type { LandFile } from '#server/files/land/land-file.ts';
import { countSkipped } from '#server/files/land/read-packed-land-file.ts';
import type { LandFileError } from '#server/files/land/land-problems.ts';
import type { JudgedParcel } from './judge-parcels.ts';

/** More would neither be read nor fit an answer; how many there are is said. */
export const mostProblemsTold = 500;

type FileProblem = LandFile['problems'][number];

export function problemView(problem: FileProblem): LandProblem {
  return { ...problem, detail: problem.detail ?? {} };
}

/** The report of a file that cannot be read at all. */
export async function unreadableReport(error: LandFileError): Promise<LandFileReport> {
  const { code, detail } = await withCountryThere(error);
  return {
    validation: -1,
    parcels: 0,
    skipped: 0,
    computedAreaHa: 0,
    officialAreaHa: null,
    boundingBox: null,
    coordinateSystem: null,
    encoding: null,
    schema: null,
    needsNameColumn: false,
    layers: [],
    problems: [{ code, severity: 'ERROR', row: null, parcel: null, detail }],
    problemCount: 1,
    outlines: [],
  };
}

/** The report of a file that was read, and whose outlines the database has judged. */
export async function landReport(
  file: LandFile,
  judged: readonly JudgedParcel[],
  found: readonly LandProblem[],
): Promise<LandFileReport> {
  const outlines = await mapInTurns(judged, outlineView);
  const read = file.problems.map(problemView);
  const problems = [...(file.parcels.length > 0 && judged.length === 0 ? [noUsableParcel] : []), ...read, ...found];
  const { code, name, epsg, source, assumptions } = file.coordinateSystem;
  return {
    validation: judged.length > 0 ? 1 : -1,
    parcels: judged.length,
    skipped: file.skipped + countSkipped(found),
    computedAreaHa: hectares(sum(judged.map(({ outline }) => outline.areaM2))),
    officialAreaHa: officialArea(judged),
    boundingBox: boxOf(judged),
    coordinateSystem: { code, name, epsg, source, assumptions: [...assumptions] },
    encoding: file.encoding,
    schema: file.schema,
    needsNameColumn: file.needsNameColumn,
    layers: file.layers.map(({ chosen, ...layer }) => ({ ...layer, isChosen: chosen })),
    problems: problems.slice(0, mostProblemsTold),
    problemCount: problems.length + file.problemCount - file.problems.length,
    outlines: outlines.filter((outline) => outline !== undefined),
  };
}

/** The reader of land files says so itself where it finds none; here none is left after the database has judged them. */
const noUsableParcel: LandProblem = {
  code: 'landFile.noUsableParcel',
  severity: 'ERROR',
  row: null,
  parcel: null,
  detail: {},
};

/** The sum of official areas; null where some parcel has none, since a part of a sum would mislead. */
function officialArea(judged: readonly JudgedParcel[]): number | null {
  const areas = judged.map(({ parcel }) => parcel.officialAreaHa);
  return areas.length > 0 && areas.every((area) => area !== null) ? sum(areas) : null;
}

function boxOf(judged: readonly JudgedParcel[]): BoundingBox | null {
  let box: BoundingBox | null = null;
  for (const { outline } of judged) {
    if (!outline.box) continue;
    const [west, south, east, north] = outline.box;
    box = box
      ? [Math.min(box[0], west), Math.min(box[1], south), Math.max(box[2], east), Math.max(box[3], north)]
      : [west, south, east, north];
  }
  return box;
}

function outlineView({ parcel, outline }: JudgedParcel): LandOutline | undefined {
  const { simplified, inside, areaM2 } = outline;
  if (!simplified) return undefined;
  const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
  return {
    row: parcel.row,
    name: parcel.name ?? parcel.blockNumber,
    areaHa: parcel.officialAreaHa ?? hectares(areaM2),
    geometry: { type: 'MultiPolygon', coordinates: simplified.coordinates },
    label: [rounded(inside[0]), rounded(inside[1])],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
