import type { CheckedCrop } from '@brazda/domain/submissions/check-use.ts';
import type { CropsById } from '../crops/crop-catalogue.ts';
import type { AppliedRow } from '../reports/applied-materials.repository.ts';
import type { SubmittedCultivation } from './submitted-land.repository.ts';

/** The crop on which a use is told, and under which name the ministry knows that it grows. */
export interface ToldCrop {
  /** The same from sowing to harvest. */
  readonly id: string;
  readonly kind: CheckedCrop['kind'];
  readonly code: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly isPerennial: boolean | null;
  /** Null where it takes the whole parcel, or is not sown yet. */
  readonly areaM2: number | null;
}

/** Land without a crop, as the registry knows it (464, orná bez plodiny). */
const bareKey = 'arable_no_crop';
const bareKeys: readonly string[] = [bareKey, 'NO_CROP'];

/** Finds the crop of each use among those of its parcel. */
export function createCropFinder(
  { farmId, season }: { readonly farmId: number; readonly season: number },
  cultivations: readonly SubmittedCultivation[],
  crops: CropsById,
): (row: AppliedRow) => ToldCrop {
  const known = new Map(cultivations.map((one) => [one.id, one]));
  const bareCode = [...crops.values()].find(({ key }) => key === bareKey)?.registryCode ?? null;
  const isBare = (cropId: number | null): boolean => cropId !== null && bareKeys.includes(crops.get(cropId)?.key ?? '');
  const codeOf = ({ cropId, ownCropCode }: AppliedRow): string | null =>
    codeInForm(cropId === null ? ownCropCode : (crops.get(cropId)?.registryCode ?? null));
  const stand = (one: SubmittedCultivation, kind: ToldCrop['kind'], code: string | null): ToldCrop => ({
    ...{ id: `brazda-${farmId}-k${one.id}`, kind, code },
    from: one.sownOn ?? one.validFrom,
    to: one.harvestedOn ?? one.validTo,
    isPerennial: one.sownBy === null ? null : one.sownBy === 'SOWING_PERENNIAL',
    areaM2: one.areaM2,
  });

  return (row) => {
    const standing = row.cultivationId === null ? undefined : known.get(row.cultivationId);
    const stands = standing && !isBare(standing.cropId) ? standing : undefined;
    if (namesNothing(row) || isBare(row.namedCropId)) {
      return stands ? stand(stands, 'STANDS', codeOf(row)) : bare(row);
    }
    if (stands && isNamed(stands, row)) return stand(stands, 'STANDS', codeOf(row));
    const next = cultivations.find(
      (one) => one.parcelId === row.parcelId && isNamed(one, row) && (one.sownOn ?? one.validFrom ?? '') >= row.day,
    );
    return next ? stand(next, 'TARGET', codeOf(row)) : unsown(row);
  };

  /** A crop that is to be sown and that nobody has sown yet: the same for all that is done for it in a farming year. */
  function unsown(row: AppliedRow): ToldCrop {
    const code = codeOf(row);
    const id = `brazda-${farmId}-p${row.parcelId}-${season}-${row.namedCropId ?? row.namedOwnCropId ?? 0}`;
    return { id, kind: 'TARGET', code, from: null, to: null, isPerennial: null, areaM2: null };
  }

  function bare(row: AppliedRow): ToldCrop {
    const id = `brazda-${farmId}-p${row.parcelId}-${season}-0`;
    return { id, kind: 'NONE', code: bareCode, from: null, to: null, isPerennial: null, areaM2: null };
  }
}

function namesNothing({ namedCropId, namedOwnCropId }: AppliedRow): boolean {
  return namedCropId === null && namedOwnCropId === null;
}

function isNamed({ cropId, ownCropId }: SubmittedCultivation, { namedCropId, namedOwnCropId }: AppliedRow): boolean {
  return cropId === namedCropId && ownCropId === namedOwnCropId;
}

/** Codes of the registry's list of crops are numbers. */
function codeInForm(code: string | null): string | null {
  return code !== null && /^[1-9]\d{0,8}$/.test(code) ? code : null;
}
