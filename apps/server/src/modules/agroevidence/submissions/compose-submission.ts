import {
  severityOf,
  type SubmissionFindingCode,
  type SubmissionSeverity,
} from '@brazda/domain/enumerations/submission.ts';
import { dosePerHectare, millionths } from '@brazda/domain/materials/amount.ts';
import { hectares } from '@brazda/domain/measures.ts';
import { checkUse } from '@brazda/domain/submissions/check-use.ts';
import { recordDecimals, type ProtectionRecords } from '#server/registries/eagri/record-fields.ts';
import type { AppliedRow } from '../reports/applied-materials.repository.ts';
import { isBoundedByStages, type UsedProducts } from '../reports/compose-plant-protection.ts';
import { rounded } from '../reports/record-cells.ts';
import type { Days } from '../reports/report-rows.repository.ts';
import { placeSowings, type PlacedUse } from './place-sowings.ts';
import type { SubmittedVersion } from './submitted-land.repository.ts';
import { blockOf } from './submitted-block.ts';
import type { ToldCrop } from './told-crop.ts';

/** Something that is missing of a record or contradicts it, with the action on which it is mended. */
export interface UseFinding {
  readonly code: SubmissionFindingCode;
  readonly severity: SubmissionSeverity;
  readonly actionId: number;
  readonly day: string;
  readonly parcelId: number;
  readonly parcel: string;
  readonly product: string | null;
}

/** Which action and parcel a use of the records is. */
export type UseOrigin = readonly [actionId: number, parcelId: number];

export interface ComposedSubmission {
  readonly records: ProtectionRecords;
  readonly findings: readonly UseFinding[];
  readonly origins: readonly UseOrigin[];
}

/** What was recorded, and what is known of the land it was recorded on. */
export interface SubmissionSource {
  readonly farmId: number;
  readonly days: Days;
  readonly applied: readonly AppliedRow[];
  readonly used: UsedProducts;
  readonly versions: readonly SubmittedVersion[];
  readonly mixed: ReadonlySet<number>;
  readonly cropOf: (row: AppliedRow) => ToldCrop;
}

/** The decimals in which areas and amounts are told. */
const told = { area: recordDecimals.area, amount: recordDecimals.amount.most } as const;

/** The records of some days as the ministry takes them, each checked: what is not known is left out, and said. */
export function composeSubmission(source: SubmissionSource): ComposedSubmission {
  const { days, applied } = source;
  const placed = applied.map((row): PlacedUse => ({ row, crop: source.cropOf(row) }));
  const uses = placed.map((use) => useRecord(source, use));
  return {
    records: { period: days, sowings: placeSowings(source, placed), uses },
    findings: placed.flatMap((use) => findingsOf(source, use)),
    origins: applied.map(({ actionId, parcelId }): UseOrigin => [actionId, parcelId]),
  };
}

function useRecord({ used, mixed }: SubmissionSource, { row, crop }: PlacedUse): ProtectionRecords['uses'][number] {
  const product = used.get(row.usedMaterialId);
  return {
    // Nothing else is recorded: each action stands on parcels.
    type: 'P',
    day: row.day,
    startTime: row.startTime === null ? null : `${row.startTime}:00`,
    cultivation: crop.id,
    crop: crop.code,
    isBeforeSowing: crop.kind === 'TARGET',
    cropArea: areaHa(crop.areaM2 ?? row.parcelM2),
    area: areaHa(row.areaM2),
    number: product?.registrationNumber ?? null,
    product: product?.name ?? null,
    total: totalOf(row),
    perHectare: doseOf(row),
    unit: row.unitKind === 'WEIGHT' ? 'kg' : 'l',
    ...targetOf(row),
    growthStage: row.growthStage,
    isWithFertilizer: mixed.has(row.actionId),
  };
}

/** What it was used against as the ministry knows it: of an own organism its code of EPPO, or its name in words. */
function targetOf({
  organismCodes,
  ownOrganisms,
  purpose,
}: AppliedRow): Pick<ProtectionRecords['uses'][number], 'organisms' | 'purpose'> {
  const organisms = organismCodes.flatMap((code) => {
    const own = ownOrganisms?.[code];
    return own ? (own.eppo ?? []) : code;
  });
  const unnumbered = Object.values(ownOrganisms ?? {}).flatMap(({ name, eppo }) => (eppo === null ? name : []));
  const words = [...(purpose === null ? [] : [purpose]), ...unnumbered].join(', ');
  return { organisms, purpose: words === '' ? null : words };
}

function findingsOf({ used }: SubmissionSource, { row, crop }: PlacedUse): UseFinding[] {
  const product = used.get(row.usedMaterialId);
  const codes = checkUse({
    day: row.day,
    hasStart: row.startTime !== null,
    authorisationNumber: product?.registrationNumber ?? null,
    ...blockOf(row),
    perHectare: doseOf(row),
    total: totalOf(row),
    isCounted: row.unitKind === 'COUNT',
    area: areaHa(row.areaM2),
    parcelArea: areaHa(row.parcelM2),
    crop,
    growthStage: row.growthStage,
    isBoundedByStages: isBoundedByStages(product?.facts),
    hasTarget: row.organismCodes.length > 0 || row.purpose !== null,
  });
  const { actionId, day, parcelId, parcel } = row;
  return codes.map((code) => ({
    ...{ code, severity: severityOf(code), actionId, day, parcelId, parcel },
    product: product?.name ?? null,
  }));
}

function areaHa(squareMetres: number): number {
  return rounded(hectares(squareMetres), told.area);
}

function totalOf({ amount }: AppliedRow): number {
  return rounded(amount / millionths, told.amount);
}

function doseOf({ saidValue: value, saidUnit: unit, saidBasis: basis, ...part }: AppliedRow): number | null {
  const dose = dosePerHectare({ value, unit, basis }, part);
  return dose === undefined ? null : rounded(dose / millionths, told.amount);
}
