import type {
  EffectiveLandQuestion,
  RestrictionQuestion,
  Restrictions,
} from '@brazda/contract/agroevidence/restrictions.ts';
import type { Who } from '#server/access/who.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { isGeometryError } from '#server/db/spatial.ts';
import { landFileOf, type LandFile } from '#server/files/land-export/land-file-of.ts';
import type { LandColumn, LandRow } from '#server/files/land-export/land-table.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { isKnownAction } from '../actions/target-crops.repository.ts';
import { requireKnownCrop } from '../crops/crop-numbers.ts';
import { collectFindings } from './distinct-findings.ts';
import { findRemainingLand, type RemainingLand } from './effective-land.repository.ts';
import { judgeParcels, type AskedRestrictions, type JudgedLand } from './judge-parcels.ts';

type Needs = Pick<Services, 'database' | 'clock'>;

/**
 * Whether something may be done on parcels on a day, and why. Throws `parcel.notFound`, `crop.notFound`, `material.notFound`,
 * `action.notFound`, `action.amountTooLarge`, `cultivation.outlineInvalid`, `cultivation.outsideParcel` and `deductions.tooLarge`.
 */
export async function readRestrictions(
  { database, clock }: Needs,
  who: Who,
  { isOutlined, ...question }: RestrictionQuestion,
): Promise<Restrictions> {
  const farms = readingOf(database, who);
  await requireKnown(farms, question);
  const judged = await judgeParcels(farms, question, { now: clock.now(), isOutlined });
  const remaining = isOutlined ? await readRemaining(farms, judged) : new Map<number, RemainingLand>();
  const { findings, placesOf } = collectFindings();
  const parcels = judged.map(({ parcel, vote, verdicts, land, worked }) => ({
    ...{ parcelId: parcel.id, vote, area: roundedHectares(hectares((worked ?? parcel).areaM2)) },
    outside: roundedHectares(hectares(worked?.outsideM2 ?? 0)),
    remaining: roundedHectares(hectares(land.remainingM2)),
    isComplete: isComplete(verdicts),
    geometry: isOutlined ? (remaining.get(parcel.id)?.geometry ?? null) : null,
    materials: verdicts.map(({ findings: found, ...verdict }) => ({ ...verdict, findings: placesOf(found) })),
  }));
  return { findings: [...findings], parcels };
}

async function requireKnown(farms: FarmReading, { cropId, exceptActionId }: AskedRestrictions): Promise<void> {
  if (cropId !== null) await requireKnownCrop(farms, cropId);
  if (exceptActionId !== undefined && !(await isKnownAction(farms, exceptActionId))) {
    throw new Failure('action.notFound');
  }
}

function isComplete(verdicts: JudgedLand['verdicts']): boolean {
  return verdicts.every(({ findings }) =>
    findings.every(({ check, vote }) => check !== 'DISTANCE' || vote !== 'UNKNOWN'),
  );
}

async function readRemaining(
  farms: FarmReading,
  judged: readonly JudgedLand[],
): Promise<ReadonlyMap<number, RemainingLand>> {
  const asked = judged
    .filter(({ land }) => land.remainingM2 > 0)
    .map(({ parcel: { id }, land, worked }) => ({
      ...{ parcelId: id, geometry: land.leftOut, worked: worked?.geometry ?? null },
    }));
  if (asked.length === 0) return new Map();
  try {
    return await findRemainingLand(farms, asked);
  } catch (error) {
    if (asked.some(({ worked }) => worked !== null) && isGeometryError(error))
      throw new Failure('cultivation.outlineInvalid', { cause: error });
    throw error;
  }
}

const columns: readonly LandColumn[] = [
  { name: 'NAME', kind: 'TEXT' },
  { name: 'DAY', kind: 'TEXT' },
  { name: 'AREA_HA', kind: 'NUMBER', decimals: 4 },
  { name: 'COMPLETE', kind: 'TEXT' },
  { name: 'BRAZDA_ID', kind: 'NUMBER', decimals: 0 },
];

/** The land that is left where all distances are kept, as a file; parcels of which nothing is left are not in it. */
export async function exportEffectiveLand(
  { database, clock }: Needs,
  who: Who,
  { format, ...question }: EffectiveLandQuestion,
): Promise<LandFile> {
  const farms = readingOf(database, who);
  await requireKnown(farms, question);
  const now = clock.now();
  const judged = await judgeParcels(farms, question, { now, isOutlined: true });
  const remaining = await readRemaining(farms, judged);
  const rows = judged.flatMap(({ parcel, verdicts }): LandRow[] => {
    const land = remaining.get(parcel.id);
    if (!land) return [];
    const known = isComplete(verdicts) ? 'YES' : 'UNKNOWN';
    return [{ geometry: land.geometry, values: [parcel.name, question.day, hectares(land.areaM2), known, parcel.id] }];
  });
  const pieces = async function* (): AsyncGenerator<readonly LandRow[]> {
    yield await Promise.resolve(rows);
  };
  return landFileOf({ name: `effective-land-${question.day}`, columns, pieces }, format, now);
}
