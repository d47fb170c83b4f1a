import type { BlockProperty } from '@brazda/domain/enumerations/land-change.ts';
import { assignBlocks, mainAncestors, type ParcelOverlap } from '@brazda/domain/land-update/assign-blocks.ts';
import { hasMoved } from '@brazda/domain/land-update/block-differences.ts';
import { findConflict, proposedDecision } from '@brazda/domain/land-update/find-conflict.ts';
import { groupChanges, type BlockGroup } from '@brazda/domain/land-update/group-changes.ts';
import type { CompareRules } from './compare-rules.ts';
import type { BlockPair, KeyOverlap, MetBlock, OwnParcel } from './compared-land.repository.ts';
import type { FoundChange } from './land-changes.repository.ts';

/** Blocks that differ between the last import and now, by key; the rest of the land is as it was. */
export interface ChangedBlocks {
  readonly before: ReadonlyMap<string, BlockPair>;
  readonly now: ReadonlyMap<string, BlockPair>;
  readonly unchanged: number;
}

/** Tells the blocks that differ from those that do not. */
export function changedBlocks(pairs: readonly BlockPair[], { differencesOf }: CompareRules): ChangedBlocks {
  const changed = pairs.filter((pair) => !isPair(pair) || differencesOf(pair, pair, pair.movedM2 ?? 0).length > 0);
  return {
    before: new Map(changed.filter(({ before }) => before !== null).map((pair) => [pair.key, pair])),
    now: new Map(changed.filter(({ now }) => now !== null).map((pair) => [pair.key, pair])),
    unchanged: pairs.length - changed.length,
  };
}

function isPair({ before, now }: BlockPair): boolean {
  return before !== null && now !== null;
}

/** What a farm's land is compared by. */
export interface ComparedLand {
  readonly changed: ChangedBlocks;
  readonly overlaps: readonly KeyOverlap[];
  readonly own: readonly OwnParcel[];
  readonly met: readonly MetBlock[];
  /** Keys of all blocks of the last import: parcels that came from one of these belong to it and to no other. */
  readonly known: ReadonlySet<string>;
  readonly isIncomplete: boolean;
  readonly rules: CompareRules;
}

/**
 * What the registry or a file has changed since the last import, and what that meets on the farm; in the order of block
 * numbers or of names, with what a file merely does not have at the end.
 */
export function findChanges(land: ComparedLand): FoundChange[] {
  const { changed, overlaps } = land;
  const groups = groupChanges(areasOf(changed.before, 'areaBeforeM2'), areasOf(changed.now, 'areaNowM2'), overlaps);
  const index = indexLand(land);
  const taken = new Set<number>();
  return groups
    .map((group) => ({ group, name: nameOf(group, land), isMissed: isMissedByFile(group, land.rules) }))
    .toSorted((a, b) => Number(a.isMissed) - Number(b.isMissed) || byNumber.compare(a.name, b.name))
    .map(({ group }, position) => ({ number: position + 1, ...foundChange(group, land, index, taken) }));
}

const byNumber = new Intl.Collator('cs', { numeric: true });

function nameOf({ before, now }: BlockGroup, { changed, rules }: ComparedLand): string {
  const facts = changed.before.get(before[0] ?? '')?.before ?? changed.now.get(now[0] ?? '')?.now;
  return facts ? rules.nameOf(facts) : '';
}

function isMissedByFile({ kind }: BlockGroup, { ofFile }: CompareRules): boolean {
  return kind === 'GONE' && ofFile !== undefined;
}

function areasOf(
  pairs: ReadonlyMap<string, BlockPair>,
  side: 'areaBeforeM2' | 'areaNowM2',
): ReadonlyMap<string, number> {
  return new Map([...pairs].map(([key, pair]) => [key, pair[side] ?? 0]));
}

interface LandIndex {
  readonly ownOf: ReadonlyMap<string, readonly OwnParcel[]>;
  readonly metOf: ReadonlyMap<string, readonly MetBlock[]>;
  readonly overlapOf: ReadonlyMap<string, readonly KeyOverlap[]>;
}

function indexLand({ own, met, overlaps }: ComparedLand): LandIndex {
  return {
    ownOf: listed(own, ({ key }) => key),
    metOf: listed(met, ({ key }) => key),
    overlapOf: listed(overlaps, ({ before }) => before),
  };
}

function listed<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const lists = new Map<string, T[]>();
  for (const one of all) {
    const list = lists.get(keyOf(one));
    if (list) list.push(one);
    else lists.set(keyOf(one), [one]);
  }
  return lists;
}

function foundChange(
  group: BlockGroup,
  land: ComparedLand,
  index: LandIndex,
  taken: Set<number>,
): Omit<FoundChange, 'number'> {
  const { kind, before, now } = group;
  const { changed, rules } = land;
  const movedM2 = movedOf(group, changed, index);
  const properties = kind === 'CHANGED' ? propertiesOf(group, land, movedM2) : [];
  const isAboutLand = kind !== 'CHANGED' || rules.isAboutLand(properties);
  const own = before.flatMap((key) => index.ownOf.get(key) ?? []).filter(({ parcelId }) => !taken.has(parcelId));
  const met = now.flatMap((key) => index.metOf.get(key) ?? []);
  const others = otherParcels(met, own, land, taken);
  const parcels = [...own.map(comparedParcel), ...others.map(comparedParcel)];
  for (const { parcelId } of parcels) taken.add(parcelId);
  const overlaps = overlapsOf(met, parcels);
  const conflict = findConflict({
    kind,
    properties,
    before: before.length,
    ownParcels: own.length,
    isRedrawn: isAboutLand && own.some(({ movedM2: moved, areaM2 }) => hasMoved(moved, areaM2)),
    isAsNow: rules.ofFile === undefined && isAsNow(now, met, parcels),
    meetsOtherParcels: others.length > 0,
    isInOwnUnit: before.some((key) => isInOwnUnit(changed.before.get(key), rules)),
    isIncomplete: land.isIncomplete,
    ofFile: rules.ofFile?.(group),
  });
  const assigned = assignBlocks(overlaps);
  const ancestors = mainAncestors(overlaps);
  return {
    kind,
    conflict,
    decision: proposedDecision(conflict, isMissedByFile(group, rules)),
    properties,
    movedM2,
    isAboutLand: isAboutLand || own.length === 0,
    before: before.flatMap((key) => {
      const importId = changed.before.get(key)?.importId ?? null;
      return importId === null ? [] : [{ key, importId }];
    }),
    now: now.map((key) => {
      const facts = changed.now.get(key)?.now;
      return {
        key,
        parcelId: assigned.get(key) ?? null,
        ancestorId: ancestors.get(key) ?? null,
        holdsFrom: facts ? rules.holdsFrom(facts, group, properties) : null,
      };
    }),
    parcels,
  };
}

function isInOwnUnit(was: BlockPair | undefined, rules: CompareRules): boolean {
  return was !== undefined && rules.isInOwnUnit(was);
}

function comparedParcel({
  parcelId,
  versionId,
  known,
  cadastralUnit,
}: Pick<OwnParcel, 'parcelId' | 'versionId' | 'known' | 'cadastralUnit'>): FoundChange['parcels'][number] {
  return {
    ...{ parcelId, versionId, knownName: known?.name ?? null },
    ...{ knownCropId: known?.cropId ?? null, knownCrop: known?.cropName ?? null },
    knownCadastralUnit: cadastralUnit,
  };
}

function propertiesOf({ before, now }: BlockGroup, { changed, rules }: ComparedLand, movedM2: number): BlockProperty[] {
  const [was, is] = [changed.before.get(before[0] ?? ''), changed.now.get(now[0] ?? '')];
  return was && is ? rules.differencesOf(was, is, movedM2) : [];
}

/** What lies in only one of the two states of a group. */
function movedOf({ before, now }: BlockGroup, changed: ChangedBlocks, { overlapOf }: LandIndex): number {
  const common = before
    .flatMap((key) => overlapOf.get(key) ?? [])
    .filter((overlap) => now.includes(overlap.now))
    .reduce((sum, { areaM2 }) => sum + areaM2, 0);
  const areaBefore = before.reduce((sum, key) => sum + (changed.before.get(key)?.areaBeforeM2 ?? 0), 0);
  const areaNow = now.reduce((sum, key) => sum + (changed.now.get(key)?.areaNowM2 ?? 0), 0);
  return Math.max(0, areaBefore + areaNow - 2 * common);
}

/** A parcel lies on a block where half of one of both is in the other; less is a matter of borders. */
const lyingShare = 0.5;

/** Parcels that came from no block of the registry, where the blocks are now. */
function otherParcels(
  met: readonly MetBlock[],
  own: readonly OwnParcel[],
  { known }: ComparedLand,
  taken: ReadonlySet<number>,
): MetBlock[] {
  const found = met.filter(
    (each) =>
      !taken.has(each.parcelId) &&
      !own.some(({ parcelId }) => parcelId === each.parcelId) &&
      (each.externalId === null || !known.has(each.externalId)) &&
      each.areaM2 >= lyingShare * Math.min(each.parcelAreaM2, each.blockAreaM2),
  );
  return [...new Map(found.map((each) => [each.parcelId, each])).values()];
}

function overlapsOf(met: readonly MetBlock[], parcels: readonly { readonly parcelId: number }[]): ParcelOverlap[] {
  return met
    .filter(({ parcelId }) => parcels.some((parcel) => parcel.parcelId === parcelId))
    .map(({ parcelId, key, areaM2, externalId }) => ({ parcelId, key, areaM2, isNamesake: externalId === key }));
}

/** Whether the farm's outlines are those that the registry has now: one parcel for each block, and none besides. */
function isAsNow(
  now: readonly string[],
  met: readonly MetBlock[],
  parcels: readonly { readonly parcelId: number }[],
): boolean {
  if (parcels.length !== now.length) return false;
  return now.every((key) =>
    met.some(
      (each) =>
        each.key === key &&
        parcels.some(({ parcelId }) => parcelId === each.parcelId) &&
        !hasMoved(each.parcelAreaM2 + each.blockAreaM2 - 2 * each.areaM2, each.blockAreaM2),
    ),
  );
}
