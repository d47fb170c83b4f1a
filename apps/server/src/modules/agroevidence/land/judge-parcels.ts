import type { QueryExecutorProvider } from 'kysely';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { areasDiffer, hectares } from '@brazda/domain/measures.ts';
import { isGeometryError, judgeOutlines, type JudgedOutline } from '#server/db/spatial.ts';
import { isInCountry } from '#server/files/land/land-countries.ts';
import type { LandFile } from '#server/files/land/land-file.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import { roundDegrees } from '#server/files/land/place-coordinates.ts';
import { outlineSource, outlinesOf } from './land-source.ts';

type LandParcel = LandFile['parcels'][number];
type CoordinateSystem = LandFile['coordinateSystem'];

export interface JudgedParcel {
  readonly parcel: LandParcel;
  readonly outline: JudgedOutline & { readonly inside: readonly [number, number] };
}

/** What can be stored of some parcels, and what is to be told of them. */
export interface StorableParcels {
  readonly parcels: readonly {
    readonly parcel: LandParcel;
    readonly outline: Pick<JudgedParcel['outline'], 'changed' | 'areaM2' | 'inside'>;
  }[];
  readonly problems: readonly LandProblem[];
}

/** WKB of an outline as it is stored. Of most it is written each time it is asked for, so that few are held at once. */
export function storedOutline({ parcel, outline }: StorableParcels['parcels'][number]): Uint8Array {
  return outline.changed ?? parcel.wkb;
}

export interface Judgement extends StorableParcels {
  readonly parcels: readonly JudgedParcel[];
}

/**
 * Lets the database judge the outlines of some parcels: those that can be stored, and what is to be told of the rest.
 * Throws LandFileError where the file names a coordinate system that the database cannot make sense of.
 */
export async function judgeParcels(
  transaction: QueryExecutorProvider,
  { coordinateSystem }: Pick<LandFile, 'coordinateSystem'>,
  countryCode: string,
  parcels: readonly LandParcel[],
  simplifyDegrees: number,
): Promise<Judgement> {
  const source = outlineSource({ coordinateSystem });
  const judged = await judgeOutlines(transaction, source, outlinesOf([...parcels]), simplifyDegrees).catch(
    (error: unknown) => {
      throw isGeometryError(error) ? untransformable(coordinateSystem, parcels, error) : error;
    },
  );
  return judgementOf({ coordinateSystem }, countryCode, parcels, new Map(judged.map((each) => [each.row, each])));
}

/** What becomes of some parcels, by what the database has said of the outline of each row. */
export function judgementOf(
  { coordinateSystem }: Pick<LandFile, 'coordinateSystem'>,
  countryCode: string,
  parcels: readonly LandParcel[],
  outlineOf: ReadonlyMap<number, JudgedOutline>,
): Judgement {
  const good: JudgedParcel[] = [];
  const problems: LandProblem[] = [];
  for (const parcel of parcels) {
    const outline = outlineOf.get(parcel.row);
    const outside = outline && placeOutside(outline, coordinateSystem, countryCode);
    if (outside) {
      problems.push(problemOf(parcel, parcelOutside, 'ERROR', outside));
    } else if (outline?.inside) {
      good.push({ parcel, outline: { ...outline, inside: outline.inside } });
      problems.push(...doubtsAbout(parcel, outline));
    } else {
      problems.push(problemOf(parcel, 'landFile.noArea', 'ERROR', {}));
    }
  }
  return { parcels: good, problems };
}

/** Whether most of the land that was judged lies in another country, as the reader of land files asks of what it places. */
export function isForeignLand({ parcels, problems }: StorableParcels): boolean {
  return problems.filter(isOutside).length > parcels.length;
}

/** Throws LandFileError where most of what was judged lies in another country. */
export function refuseForeignLand(judgement: StorableParcels): void {
  const first = judgement.problems.find(isOutside);
  if (first && isForeignLand(judgement)) throw new LandFileError('landFile.outsideCountry', first.detail);
}

function isOutside({ code }: LandProblem): boolean {
  return code === parcelOutside;
}

const parcelOutside = 'landFile.parcelOutsideCountry';

/** Where a parcel lies that is not in the country; the reader of land files has looked at what it could place itself. */
function placeOutside(
  { box }: JudgedOutline,
  { kind }: CoordinateSystem,
  country: string,
): LandProblem['detail'] | undefined {
  if (!box || kind === 'known') return undefined;
  const [west, south, east, north] = box;
  if (isInCountry(country, west, south) && isInCountry(country, east, north)) return undefined;
  return { country, longitude: roundDegrees((west + east) / 2), latitude: roundDegrees((south + north) / 2) };
}

/** What is to be told of a parcel that can be stored. */
function doubtsAbout(parcel: LandParcel, { isRepaired, reason, areaM2 }: JudgedOutline): LandProblem[] {
  const { officialAreaHa } = parcel;
  const doubts: LandProblem[] = [];
  if (isRepaired) doubts.push(problemOf(parcel, 'landFile.selfCrossing', 'WARNING', { place: reason ?? '' }));
  if (officialAreaHa !== null && areasDiffer(officialAreaHa, hectares(areaM2))) {
    const detail = { officialAreaHa, computedAreaHa: hectares(Math.round(areaM2)) };
    doubts.push(problemOf(parcel, 'landFile.areasDiffer', 'WARNING', detail));
  }
  return doubts;
}

/** What we could place ourselves has a fault of ours; else it is the file's own definition that does not fit. */
function untransformable({ kind }: CoordinateSystem, [first]: readonly LandParcel[], error: unknown): unknown {
  const [x = 0, y = 0] = first?.polygons[0]?.[0]?.[0] ?? [];
  return kind === 'known' ? error : new LandFileError('landFile.coordinateSystemUnknown', { x, y }, error);
}

function problemOf(
  { row, name, blockNumber }: LandParcel,
  code: string,
  severity: LandProblem['severity'],
  detail: LandProblem['detail'],
): LandProblem {
  return { code, severity, row, parcel: name ?? blockNumber, detail };
}
