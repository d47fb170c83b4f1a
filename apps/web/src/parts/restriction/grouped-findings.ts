import type { FoundOfMaterial, RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { votes, type Vote } from '@brazda/domain/enumerations/restriction.ts';

/** What was found, as an answer or a kept action tells it: findings once, and by parcels which of them. */
export interface FoundOnLand {
  readonly findings: readonly RestrictionFinding[];
  readonly parcels: readonly { readonly parcelId: number; readonly materials: readonly FoundOfMaterial[] }[];
}

/** What was against an action when it was recorded. */
export function keptWith({ findings, targets }: Pick<ActionDetail, 'findings' | 'targets'>): FoundOnLand {
  return { findings, parcels: targets.map(({ parcelId, found }) => ({ parcelId, materials: found })) };
}

/** One finding of one material, with all parcels that it is about. */
export interface GroupedFinding {
  readonly key: string;
  /** The place of the material; null is of the land itself. */
  readonly material: number | null;
  readonly finding: RestrictionFinding;
  readonly parcelIds: readonly number[];
}

/** Findings of one vote. */
export interface VoteGroup {
  readonly vote: Vote;
  readonly found: readonly GroupedFinding[];
}

/** Findings by their votes, the worst first, each of a material once with its parcels; those with most parcels first. */
export function groupFindings({ findings, parcels }: FoundOnLand): VoteGroup[] {
  const groups = new Map<string, { material: number | null; at: number; parcelIds: number[] }>();
  for (const { parcelId, materials } of parcels) {
    for (const { material, findings: places } of materials) {
      for (const at of places) {
        const key = `${material ?? 'land'}/${at}`;
        const group = groups.get(key);
        if (group) group.parcelIds.push(parcelId);
        else groups.set(key, { material, at, parcelIds: [parcelId] });
      }
    }
  }
  const found = [...groups].flatMap(([key, { material, at, parcelIds }]): GroupedFinding[] => {
    const finding = findings[at];
    return finding ? [{ key, material, finding, parcelIds }] : [];
  });
  return votes.toReversed().flatMap((vote) => {
    const ofVote = found.filter(({ finding }) => finding.vote === vote);
    if (ofVote.length === 0) return [];
    return [{ vote, found: ofVote.toSorted((one, other) => other.parcelIds.length - one.parcelIds.length) }];
  });
}
