import type { NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { noCropName } from '@brazda/contract/agroevidence/crops.ts';
import { holdsOn, type NitrogenLimit } from '@brazda/domain/restrictions/rules.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import type { ReportRow } from '#server/files/report/report.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import type { BalanceParcel } from './nitrate-balance.repository.ts';
import type { landColumns } from './nitrate-balance.shape.ts';
import { rounded, roundedOrNull } from './record-cells.ts';

interface LandFacts {
  readonly ledger: NitrogenLedger | undefined;
  readonly limits: readonly NitrogenLimit[];
  readonly day: string;
  readonly banHits: number;
}

/** What counts to the crop of a parcel, and what may: the limit holds in vulnerable zones, and may where nobody knows. */
export function landRow(
  parcel: BalanceParcel,
  { ledger, limits, day, banHits }: LandFacts,
  told: ToldCrops,
): ReportRow<typeof landColumns> {
  const { parcel: name, square, block, latitude, longitude, nitrateVulnerable, applicationZone } = parcel;
  const crop = ledger?.crop ?? null;
  const limit =
    nitrateVulnerable === 'NO' || !crop
      ? undefined
      : limits.find(({ cropId, ...rule }) => cropId === crop.id && holdsOn(rule, day));
  const counted = ledger?.countedPerHectare ?? null;
  const most = limit?.kilogramsPerHectare ?? null;
  const isKnown = ledger?.total.unknown === 0;
  return {
    ...{ parcel: name, square, block, latitude, longitude, applicationZone },
    cropArea: ledger?.area ?? null,
    nitrateVulnerable: nitrateVulnerable === 'NOT_SPECIFIED' ? null : nitrateVulnerable,
    crop: crop?.name === noCropName ? spreadsheetWords(told.language)('spreadsheet.plan.noCrop') : (crop?.name ?? null),
    countedNitrogen: isKnown ? rounded(ledger.total.counted, 3) : null,
    countedPerHectare: counted,
    nitrogenLimit: most,
    limitDifference: roundedOrNull(most === null || counted === null ? null : most - counted, 3),
    unknown: ledger?.total.unknown ?? null,
    banHits,
    limitSource: limit ? [limit.document, limit.paragraph].filter((part) => part !== null).join(', ') : null,
  };
}
