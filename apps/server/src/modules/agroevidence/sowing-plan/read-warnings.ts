import type { PlanWarning, PlanWarnings } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { judgeSeason, type RotationWarning } from '@brazda/domain/rotation/judge-rotation.ts';
import { judgeShares, type CropArea, type ShareWarning } from '@brazda/domain/rotation/judge-shares.ts';
import type { RotationRules } from '@brazda/domain/rotation/rotation-rules.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { findTakenOver, type TakenOverRow } from './plan-entries.repository.ts';
import { plannedAreas, sumAreas } from './planned-areas.repository.ts';
import { askedSpan, namedCrops, type AskedSpan } from './read-plan.ts';
import { rotationOfParcels, seasonsBefore } from './rotation-of-farm.ts';
import {
  findArableLand,
  findRotation,
  findRotationRules,
  type ReadRows,
  type RotationRow,
} from './rotation.repository.ts';
import type { CropOf } from './sowing-plan.view.ts';

type Needs = Pick<Services, 'database' | 'clock'>;

/** What the rules of rotation say against a plan, and what nobody has looked at since its land was changed. Throws `planScenario.notFound`. */
export async function readWarnings(services: Needs, who: Who, asked: AskedSpan): Promise<PlanWarnings> {
  const farms = readingOf(services.database, who);
  const span = await askedSpan(services, who, asked);
  const read: ReadRows = (statement) => farms.rows(statement);
  const [rules, rows, land, sums, takenOver] = await Promise.all([
    findRotationRules(read),
    findRotation(read, farms, { ...span, first: span.first - seasonsBefore }),
    findArableLand(read, farms),
    sumAreas(farms, plannedAreas(farms, span)),
    findTakenOver(farms, span),
  ]);
  const open = new Set(land.map(({ parcelId }) => parcelId));
  const judged = judgeParcels(
    rows.filter(({ parcelId }) => open.has(parcelId)),
    span.first,
    rules,
  );
  const areas: CropArea[] = sums.flatMap((sum) =>
    sum.cropId === null || sum.role !== 'MAIN' ? [] : [{ season: sum.season, cropId: sum.cropId, areaHa: sum.areaHa }],
  );
  const arableHa = land.reduce((sum, { areaHa, isArable }) => sum + (isArable ? areaHa : 0), 0);
  const cropOf = await namedCrops(
    farms,
    [...new Set([...rows, ...takenOver].map(({ cropId }) => cropId))],
    who.language,
  );
  return {
    warnings: [
      ...judgeShares(areas, arableHa, rules).map((warning) => shareView(warning, cropOf)),
      ...judged.warnings.map(({ parcelId, warning }) => rotationView(parcelId, warning, cropOf)),
      ...takenOver.map((row) => takenOverView(row, cropOf)),
    ],
    unknown: judged.unknown,
  };
}

interface JudgedPlan {
  readonly warnings: { readonly parcelId: number; readonly warning: RotationWarning }[];
  readonly unknown: number;
}

function judgeParcels(rows: readonly RotationRow[], first: number, rules: RotationRules): JudgedPlan {
  const rotation = rotationOfParcels(rows);
  const planned = new Map(
    rows.flatMap((row) =>
      row.isPlanned && row.season >= first ? [[`${row.parcelId} ${row.season}`, row] as const] : [],
    ),
  );
  const warnings: JudgedPlan['warnings'] = [];
  let unknown = 0;
  for (const { parcelId, season } of planned.values()) {
    const verdict = judgeSeason(rotation.get(parcelId) ?? new Map(), season, rules);
    for (const warning of verdict.warnings) warnings.push({ parcelId, warning });
    if (verdict.isUnknown) unknown += 1;
  }
  return { warnings, unknown };
}

function rotationView(parcelId: number, warning: RotationWarning, cropOf: CropOf): PlanWarning {
  const { before, season, limit } = warning;
  return {
    code: warning.code,
    seasonId: season,
    parcelId,
    crop: cropOf(warning.cropId),
    before: { seasonId: before.season, crop: cropOf(before.cropId) },
    value: limit === null ? null : season - before.season,
    limit,
    source: warning.rule.source,
    isGeneralKnowledge: warning.rule.isGeneralKnowledge,
  };
}

function takenOverView({ parcelId, season, cropId }: TakenOverRow, cropOf: CropOf): PlanWarning {
  const unsaid = { before: null, value: null, limit: null, source: null, isGeneralKnowledge: false };
  return { code: 'TAKEN_OVER', seasonId: season, parcelId, crop: cropOf(cropId), ...unsaid };
}

function shareView(warning: ShareWarning, cropOf: CropOf): PlanWarning {
  return {
    code: warning.code,
    seasonId: warning.season,
    parcelId: null,
    crop: cropOf(warning.cropId),
    before: null,
    value: warning.share,
    limit: warning.limit,
    source: warning.rule.source,
    isGeneralKnowledge: warning.rule.isGeneralKnowledge,
  };
}
