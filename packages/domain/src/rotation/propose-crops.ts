import { judgeSeason, type CropsBySeason } from './judge-rotation.ts';
import { rulesFor, type RotationRules } from './rotation-rules.ts';

/** A parcel without a crop in the season, and what it has grown or is to grow around it. */
export interface OpenParcel {
  readonly parcelId: number;
  readonly areaHa: number;
  readonly crops: CropsBySeason;
}

/** A crop that the farm grows, and of how much land it usually has it. */
export interface UsualCrop {
  readonly cropId: number;
  readonly areaHa: number;
}

export interface ProposedCrop {
  readonly parcelId: number;
  readonly cropId: number;
}

/**
 * Proposes for each parcel a crop that nothing speaks against: what follows best, and among equals that of which most is
 * missing to what the farm usually grows. A stand that lives for years goes on. Where every crop has something against it,
 * or nothing is known of what grew before, nothing is proposed. The largest parcels choose first.
 */
export function proposeCrops(
  parcels: readonly OpenParcel[],
  season: number,
  usual: readonly UsualCrop[],
  rules: RotationRules,
): ProposedCrop[] {
  const missing = new Map(usual.map(({ cropId, areaHa }) => [cropId, areaHa]));
  const inTurn = parcels.toSorted((one, other) => other.areaHa - one.areaHa || one.parcelId - other.parcelId);
  return inTurn.flatMap(({ parcelId, areaHa, crops }) => {
    const cropId = lastingStand(crops, season, rules) ?? bestCrop(crops, season, missing, rules);
    if (cropId === undefined) return [];
    missing.set(cropId, (missing.get(cropId) ?? 0) - areaHa);
    return [{ parcelId, cropId }];
  });
}

function lastingStand(crops: CropsBySeason, season: number, { groups }: RotationRules): number | undefined {
  const [before] = crops.get(season - 1) ?? [];
  const group = before === undefined ? undefined : groups.get(before);
  return group?.name === permanent ? before : undefined;
}

/** The group of what is not part of a rotation: permanent grassland, orchards, vineyards. */
const permanent = 'PERMANENT';

function bestCrop(
  crops: CropsBySeason,
  season: number,
  missing: ReadonlyMap<number, number>,
  rules: RotationRules,
): number | undefined {
  if (crops.get(season - 1)?.length !== 1) return undefined;
  const chosen = [...missing.keys()]
    .filter((cropId) => isInRotation(cropId, rules) && nothingAgainst(crops, season, cropId, rules))
    .map((cropId) => ({
      cropId,
      follows: followsWell(crops, season, cropId, rules),
      missing: missing.get(cropId) ?? 0,
    }))
    .toSorted(
      (one, other) =>
        Number(other.missing > 0) - Number(one.missing > 0) ||
        Number(other.follows) - Number(one.follows) ||
        other.missing - one.missing ||
        one.cropId - other.cropId,
    );
  return chosen[0]?.cropId;
}

function isInRotation(cropId: number, { groups }: RotationRules): boolean {
  const group = groups.get(cropId);
  return group !== undefined && group.name !== permanent;
}

/** Neither in this season nor in what is planned after it. */
function nothingAgainst(crops: CropsBySeason, season: number, cropId: number, rules: RotationRules): boolean {
  const tried = new Map([...crops, [season, [cropId]]]);
  const later = [...crops.keys()].filter((other) => other > season);
  return [season, ...later].every((judged) =>
    judgeSeason(tried, judged, rules).warnings.every(({ before }) => judged !== season && before.season !== season),
  );
}

function followsWell(crops: CropsBySeason, season: number, cropId: number, rules: RotationRules): boolean {
  const [before = 0] = crops.get(season - 1) ?? [];
  const group = rules.groups.get(cropId)?.name ?? '';
  return rulesFor(rules, group, season).some(
    (rule) => rule.kind === 'PREDECESSOR' && rule.quality === 'GOOD' && rule.before === rules.groups.get(before)?.name,
  );
}
