import { rulesFor, type RotationRules, type ShareRule } from './rotation-rules.ts';

/** How much of a crop a season has. */
export interface CropArea {
  readonly season: number;
  readonly cropId: number;
  readonly areaHa: number;
}

/** A group of crops that has more of the arable land than it should. */
export interface ShareWarning {
  readonly code: 'SHARE_TOO_LARGE';
  readonly season: number;
  /** The crop of the group that has most land. */
  readonly cropId: number;
  readonly share: number;
  readonly limit: number;
  readonly rule: Pick<ShareRule, 'source' | 'isGeneralKnowledge'>;
}

export function judgeShares(areas: readonly CropArea[], arableHa: number, rules: RotationRules): ShareWarning[] {
  if (arableHa <= 0) return [];
  return [...sumsOfGroups(areas, rules).values()].flatMap(({ season, group, largest, areaHa }) => {
    const rule = rulesFor(rules, group, season).find((one): one is ShareRule => one.kind === 'SHARE');
    const share = areaHa / arableHa;
    if (!rule || share <= rule.share) return [];
    return [{ code: 'SHARE_TOO_LARGE', season, cropId: largest.cropId, share, limit: rule.share, rule }];
  });
}

interface GroupSum {
  readonly season: number;
  readonly group: string;
  readonly largest: CropArea;
  readonly areaHa: number;
}

function sumsOfGroups(areas: readonly CropArea[], { groups }: RotationRules): Map<string, GroupSum> {
  const sums = new Map<string, GroupSum>();
  for (const area of areas) {
    const group = groups.get(area.cropId)?.name;
    if (group === undefined) continue;
    const key = `${area.season} ${group}`;
    const known = sums.get(key);
    const largest = known && known.largest.areaHa >= area.areaHa ? known.largest : area;
    sums.set(key, { season: area.season, group, largest, areaHa: (known?.areaHa ?? 0) + area.areaHa });
  }
  return sums;
}
