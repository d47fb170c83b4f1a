import type { LandChangeKind } from '../enumerations/land-change.ts';

/** Blocks of the state before and of the state now that belong together, by their keys. */
export interface BlockGroup {
  readonly kind: LandChangeKind;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** So much of a block before lies in a block now. */
export interface BlockOverlap {
  readonly before: string;
  readonly now: string;
  readonly areaM2: number;
}

/** Areas in square metres by the key of the block: its id in the registry. */
export type BlockAreas = ReadonlyMap<string, number>;

/**
 * From these shares of a block on, two blocks have to do with each other. Digitising anew moves borders by less. Our own
 * choice; the registry gives no bound.
 */
const swallowedShare = 0.5;
const kindredShare = 0.05;

/**
 * Puts blocks that changed into groups: who became what. Blocks of one key belong together; others where one lies in the
 * other by half, or, where neither has a namesake, where each has a twentieth in common. So a border that moved between
 * two blocks is two changes, and a block that took another in is one.
 */
export function groupChanges(before: BlockAreas, now: BlockAreas, overlaps: readonly BlockOverlap[]): BlockGroup[] {
  const groups = new Groups();
  for (const key of before.keys()) groups.add(`before ${key}`);
  for (const key of now.keys()) groups.add(`now ${key}`);
  for (const key of before.keys()) if (now.has(key)) groups.join(`before ${key}`, `now ${key}`);
  for (const overlap of overlaps) {
    if (areKin(before, now, overlap)) groups.join(`before ${overlap.before}`, `now ${overlap.now}`);
  }
  return groups.all().map((members) => {
    const ofSide = (side: string): string[] =>
      members.filter((member) => member.startsWith(side)).map((member) => member.slice(side.length));
    return grouped(ofSide('before '), ofSide('now '));
  });
}

function grouped(before: readonly string[], now: readonly string[]): BlockGroup {
  return { kind: kindOf(before.length, now.length), before, now };
}

function kindOf(before: number, now: number): LandChangeKind {
  if (before === 0) return 'NEW';
  if (now === 0) return 'GONE';
  if (before === 1) return now === 1 ? 'CHANGED' : 'SPLIT';
  return now === 1 ? 'MERGED' : 'REDRAWN';
}

function areKin(before: BlockAreas, now: BlockAreas, overlap: BlockOverlap): boolean {
  const areas = [before.get(overlap.before), now.get(overlap.now)];
  const shares = areas.map((areaM2) => (areaM2 ? overlap.areaM2 / areaM2 : 0));
  if (Math.max(...shares) >= swallowedShare) return true;
  const hasNamesake = now.has(overlap.before) || before.has(overlap.now);
  return !hasNamesake && Math.min(...shares) >= kindredShare;
}

/** Things that are put together bit by bit; those of a group in the order in which they came. */
class Groups {
  private readonly groupOf = new Map<string, { members: string[] }>();

  add(member: string): void {
    this.groupOf.set(member, { members: [member] });
  }

  join(one: string, other: string): void {
    const [group, joined] = [this.groupOf.get(one), this.groupOf.get(other)];
    if (!group || !joined || group === joined) return;
    group.members.push(...joined.members);
    for (const member of joined.members) this.groupOf.set(member, group);
  }

  all(): string[][] {
    const groups = new Map<object, string[]>();
    for (const [member, group] of this.groupOf) groups.set(group, [...(groups.get(group) ?? []), member]);
    return [...groups.values()];
  }
}
