import type { SubmissionFindingCode } from '../enumerations/submission.ts';

/** A use of a product on a parcel, as far as it says whether it can be handed over. */
export interface CheckedUse {
  readonly day: string;
  readonly hasStart: boolean;
  readonly authorisationNumber: string | null;
  readonly block: string | null;
  readonly square: string | null;
  /** Kilograms or litres for a hectare and in all, as they would be told; null where they are not known. */
  readonly perHectare: number | null;
  readonly total: number | null;
  readonly isCounted: boolean;
  /** Hectares, as they would be told. */
  readonly area: number;
  readonly parcelArea: number;
  /** The crop it is told on. */
  readonly crop: CheckedCrop;
  readonly growthStage: number | null;
  readonly isBoundedByStages: boolean;
  /** Whether it is said against what, or what for. */
  readonly hasTarget: boolean;
}

export interface CheckedCrop {
  /** As the registry knows it; null where it knows none. */
  readonly code: string | null;
  /** STANDS: it was treated. TARGET: it is to be sown. NONE: nobody has said any. */
  readonly kind: 'STANDS' | 'TARGET' | 'NONE';
  /** The first and last day of the crop that was treated; null is not known, or that it stands still. */
  readonly from: string | null;
  readonly to: string | null;
}

/** A hundredth of a hectare may come of rounding both. */
const roundingHa = 0.011;

/** What is missing of a use, or contradicts itself. */
export function checkUse(use: CheckedUse): SubmissionFindingCode[] {
  const found: readonly (readonly [SubmissionFindingCode, boolean])[] = [
    ['NO_AUTHORISATION', use.authorisationNumber === null],
    ['NO_BLOCK', use.block === null],
    ['NO_SQUARE', use.block !== null && use.square === null],
    ['COUNTED_UNIT', use.isCounted],
    ['NO_DOSE', !use.isCounted && !((use.perHectare ?? 0) > 0 && (use.total ?? 0) > 0)],
    ['AREA_TOO_LARGE', use.area > use.parcelArea + roundingHa],
    ['NO_START', !use.hasStart],
    ['NO_STAGE', use.isBoundedByStages && use.growthStage === null],
    ['NO_TARGET', !use.hasTarget],
  ];
  return [...found.flatMap(([code, isFound]) => (isFound ? [code] : [])), ...checkCrop(use)];
}

function checkCrop({ day, crop }: CheckedUse): SubmissionFindingCode[] {
  const found: SubmissionFindingCode[] = [];
  if (crop.code === null) found.push('NO_CROP_CODE');
  if (crop.kind === 'NONE') found.push('NO_CROP');
  if (crop.kind !== 'STANDS') return found;
  if (crop.from === null) found.push('NO_CROP_START');
  if (crop.from !== null && crop.to !== null && crop.to < crop.from) found.push('CROP_ENDS_BEFORE');
  const isOutside = (crop.from !== null && day < crop.from) || (crop.to !== null && day > crop.to);
  if (isOutside) found.push('OUTSIDE_CROP');
  return found;
}
