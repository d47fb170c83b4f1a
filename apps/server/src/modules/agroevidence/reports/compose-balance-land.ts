import type { NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { noCropName } from '@brazda/domain/enumerations/crop-role.ts';
import { millionths } from '@brazda/domain/materials/amount.ts';
import { holdsOn, type NitrogenLimit } from '@brazda/domain/restrictions/rules.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import type { ReportRow } from '#server/files/report/report.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import type { BalanceParcel } from './nitrate-balance.repository.ts';
import type { landColumns } from './nitrate-balance.shape.ts';
import type { LandNitrogen } from './read-nitrogen-of-land.ts';
import { knownPlace, rounded, roundedOrNull } from './record-cells.ts';

interface LandFacts {
  readonly ledger: NitrogenLedger | undefined;
  readonly limits: readonly NitrogenLimit[];
  readonly day: string;
  readonly brought: LandNitrogen | undefined;
}

/** A whole millionth of a kilogram, so that parcels come to what the farm comes to. */
const wholeDecimals = 6;

const nothing: LandNitrogen = { nitrogen: 0, banHits: 0 };

/** What was brought onto the land of a parcel, what of it counts to its crop, and what may. */
export function landRow(
  parcel: BalanceParcel,
  { ledger, limits, day, brought = nothing }: LandFacts,
  told: ToldCrops,
): ReportRow<typeof landColumns> {
  const { nitrateVulnerable, applicationZone } = parcel;
  const limit = nitrateVulnerable === 'NO' ? undefined : limitOf(ledger, limits, day);
  return {
    ...{ ...knownPlace(parcel), applicationZone, banHits: brought.banHits },
    broughtNitrogen: roundedOrNull(brought.nitrogen === null ? null : brought.nitrogen / millionths, wholeDecimals),
    nitrateVulnerable: nitrateVulnerable === 'NOT_SPECIFIED' ? null : nitrateVulnerable,
    ...ledgerCells(ledger, told),
    ...limitCells(limit, ledger?.countedPerHectare ?? null),
  };
}

/** Limits hold in vulnerable zones, and may where nobody knows whether the parcel lies in one. */
function limitOf(
  ledger: NitrogenLedger | undefined,
  limits: readonly NitrogenLimit[],
  day: string,
): NitrogenLimit | undefined {
  const id = ledger?.crop?.id ?? null;
  return id === null ? undefined : limits.find(({ cropId, ...rule }) => cropId === id && holdsOn(rule, day));
}

const withoutLedger = { cropArea: null, crop: null, countedNitrogen: null, countedPerHectare: null, unknown: null };

function ledgerCells(
  ledger: NitrogenLedger | undefined,
  told: ToldCrops,
): Pick<ReportRow<typeof landColumns>, keyof typeof withoutLedger> {
  if (!ledger) return withoutLedger;
  const { crop, area, total, countedPerHectare } = ledger;
  const noCrop = spreadsheetWords(told.language)('spreadsheet.plan.noCrop');
  return {
    cropArea: area,
    crop: crop?.name === noCropName ? noCrop : (crop?.name ?? null),
    countedNitrogen: total.unknown === 0 ? rounded(total.counted, 3) : null,
    countedPerHectare,
    unknown: total.unknown,
  };
}

function limitCells(
  limit: NitrogenLimit | undefined,
  counted: number | null,
): Pick<ReportRow<typeof landColumns>, 'nitrogenLimit' | 'limitDifference' | 'limitSource'> {
  if (!limit) return { nitrogenLimit: null, limitDifference: null, limitSource: null };
  const { kilogramsPerHectare: most, document, paragraph } = limit;
  return {
    nitrogenLimit: most,
    limitDifference: counted === null ? null : rounded(most - counted, 3),
    limitSource: paragraph === null ? document : `${document}, ${paragraph}`,
  };
}
