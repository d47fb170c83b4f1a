import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { FoundOfMaterial, RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import { votes, type Vote } from '@brazda/domain/enumerations/restriction.ts';
import { worstVote } from '@brazda/domain/restrictions/finding.ts';

/** What was found, as an answer or a kept action tells it: findings once, and by parcels which of them. */
export interface FoundOnLand {
  readonly findings: readonly RestrictionFinding[];
  readonly parcels: readonly { readonly parcelId: number; readonly materials: readonly FoundOfMaterial[] }[];
}

/** What was against an action when it was recorded. */
export function keptWith({ findings, targets }: Pick<ActionDetail, 'findings' | 'targets'>): FoundOnLand {
  return { findings, parcels: targets.map(({ parcelId, found }) => ({ parcelId, materials: found })) };
}

/** On how many parcels it comes to which vote, the worst first; votes of no parcel are left out. */
export function countVotes({
  findings,
  parcels,
}: FoundOnLand): readonly { readonly vote: Vote; readonly count: number }[] {
  const counts = new Map<Vote, number>();
  for (const { materials } of parcels) {
    const vote = worstVote(materials.flatMap((one) => one.findings.flatMap((at) => findings[at]?.vote ?? [])));
    counts.set(vote, (counts.get(vote) ?? 0) + 1);
  }
  return votes.toReversed().flatMap((vote) => {
    const count = counts.get(vote);
    return count === undefined ? [] : [{ vote, count }];
  });
}

/** One finding with all parcels that it is about. */
export interface FindingOnParcels {
  /** Its place among the findings. */
  readonly at: number;
  readonly finding: RestrictionFinding;
  readonly parcelIds: readonly number[];
}

/** Findings that differ in their numbers alone: the same thing, found of more than one parcel or material. */
export interface GroupedFinding {
  readonly key: string;
  /** Places of the materials; none where it is of the land itself. */
  readonly materials: readonly number[];
  /** Never none; those with most parcels first. */
  readonly parts: readonly FindingOnParcels[];
  readonly parcelIds: readonly number[];
}

/** Findings of one vote. */
export interface VoteGroup {
  readonly vote: Vote;
  readonly found: readonly GroupedFinding[];
}

interface Gathered {
  readonly vote: Vote;
  readonly materials: Set<number>;
  /** Parcels by the place of the finding. */
  readonly parts: Map<number, Set<number>>;
}

/** All that was not allowed, the worst first, each reason once; those with most parcels first. */
export function groupFindings(found: FoundOnLand): VoteGroup[] {
  const groups = [...gather(found)].map(([key, { vote, materials, parts }]) => ({
    vote,
    ...grouped(key, materials, partsOf(found.findings, parts)),
  }));
  return votes.toReversed().flatMap((vote) => {
    const ofVote = groups.filter((group) => group.vote === vote);
    if (ofVote.length === 0) return [];
    return [{ vote, found: ofVote.toSorted((one, other) => other.parcelIds.length - one.parcelIds.length) }];
  });
}

function gather({ findings, parcels }: FoundOnLand): ReadonlyMap<string, Gathered> {
  const groups = new Map<string, Gathered>();
  for (const { parcelId, materials } of parcels) {
    for (const { material, findings: places } of materials) {
      for (const at of places) {
        const finding = findings[at];
        if (finding && finding.vote !== 'ALLOWED') put(groups, finding, { at, material, parcelId });
      }
    }
  }
  return groups;
}

interface FoundPlace {
  readonly at: number;
  readonly material: number | null;
  readonly parcelId: number;
}

function put(groups: Map<string, Gathered>, finding: RestrictionFinding, { at, material, parcelId }: FoundPlace): void {
  const key = keyOf(finding, material);
  const group = groups.get(key) ?? {
    vote: finding.vote,
    materials: new Set<number>(),
    parts: new Map<number, Set<number>>(),
  };
  groups.set(key, group);
  if (material !== null) group.materials.add(material);
  group.parts.set(at, (group.parts.get(at) ?? new Set<number>()).add(parcelId));
}

/** Numbers of one material say nothing of another; what has none is the same of all of them. */
function keyOf(finding: RestrictionFinding, material: number | null): string {
  const { vote, check, reason, along, unit } = finding;
  const isOfNumbers = [finding.least, finding.most, finding.actual, finding.from, finding.to, finding.leftOut].some(
    (number) => number !== null,
  );
  const of = material === null ? 'land' : isOfNumbers ? material : 'materials';
  return [vote, check, reason, along, unit, of].join('/');
}

function partsOf(
  findings: readonly RestrictionFinding[],
  parts: ReadonlyMap<number, ReadonlySet<number>>,
): readonly FindingOnParcels[] {
  return [...parts]
    .flatMap(([at, parcelIds]): FindingOnParcels[] => {
      const finding = findings[at];
      return finding ? [{ at, finding, parcelIds: [...parcelIds] }] : [];
    })
    .toSorted((one, other) => other.parcelIds.length - one.parcelIds.length);
}

function grouped(key: string, materials: ReadonlySet<number>, parts: readonly FindingOnParcels[]): GroupedFinding {
  const parcelIds = [...new Set(parts.flatMap((part) => part.parcelIds))];
  return { key, materials: [...materials].toSorted((one, other) => one - other), parts, parcelIds };
}
