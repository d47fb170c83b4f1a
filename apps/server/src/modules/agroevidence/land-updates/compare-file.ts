import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { fullBlockNumber } from '@brazda/domain/block-number.ts';
import type { BlockProperty } from '@brazda/domain/enumerations/land-change.ts';
import { isSameUnit } from '@brazda/domain/land-update/cadastral-units.ts';
import { hasMoved, type BlockFacts } from '@brazda/domain/land-update/block-differences.ts';
import { fileDifferences, saysOtherwise, type FileFacts } from '@brazda/domain/land-update/file-differences.ts';
import type { FileOnFarm } from '@brazda/domain/land-update/find-conflict.ts';
import type { BlockGroup } from '@brazda/domain/land-update/group-changes.ts';
import type { CompareRules } from './compare-rules.ts';
import type { FilePair } from './compared-file.repository.ts';
import type { BlockPair, MetBlock, OwnParcel } from './compared-land.repository.ts';
import { keyOfParcel, type NumberCrop } from './filed-facts.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';

/** Pairs of a file by their keys. */
export type FilePairs = ReadonlyMap<string, FilePair>;

/** The pairs, with the crops that earlier files named known by their numbers, and with whose areas were chosen. */
export function knownPairs(
  pairs: readonly FilePair[],
  numberCrop: NumberCrop,
  { areaSource }: Pick<LandUpdateRow, 'areaSource'>,
): FilePairs {
  const isAreaOfOutline = areaSource === 'COMPUTED';
  return new Map(
    pairs.map((pair) => {
      const { now, base } = pair;
      return [
        pair.key,
        {
          ...pair,
          now: now && { ...now, isAreaOfOutline },
          base: base && { ...base, cropId: numberCrop(null, base.cropName) },
        },
      ];
    }),
  );
}

/** What the farm has, as what was before; new land that the farm has refused as it is stays as it is. */
export function blockPairs(pairs: FilePairs): BlockPair[] {
  return [...pairs.values()].map((pair) => {
    const { key, own, now, areaNowM2, importId, movedM2 } = pair;
    if (own === null && now !== null && !differsFromBase(pair))
      return { key, importId, before: now, now, areaBeforeM2: areaNowM2, areaNowM2, movedM2: 0 };
    return { key, importId, before: own?.facts ?? null, now, areaBeforeM2: own?.areaM2 ?? null, areaNowM2, movedM2 };
  });
}

/** The open parcels, each as it differs from what the earlier file brought. */
export function ownParcels(pairs: FilePairs, keys: readonly string[]): OwnParcel[] {
  return keys.flatMap((key) => {
    const pair = pairs.get(key);
    if (!pair?.own) return [];
    const { parcelId, versionId, areaM2, facts } = pair.own;
    return {
      key,
      parcelId,
      versionId,
      areaM2,
      movedM2: pair.redrawnM2 ?? 0,
      known: facts,
      cadastralUnit: facts.cadastralUnit ?? null,
    };
  });
}

export function fileRules(pairs: FilePairs): CompareRules {
  return {
    differencesOf: (was, is, movedM2) => differencesOf(pairs, was, is, movedM2),
    isAboutLand: (properties) => properties.includes('OUTLINE'),
    nameOf: (facts) => nameOf(facts) ?? '',
    holdsFrom: ({ validFrom }, { kind }, properties) => (saysDay(kind, properties) ? validFrom : null),
    isInOwnUnit: ({ key }) => isInOwnUnit(pairs.get(key)),
    ofFile: (group) => fileOnFarm(pairs, group),
  };
}

/** A file that was drawn upon still says since when its parcels were valid before. */
function saysDay(kind: BlockGroup['kind'], properties: readonly BlockProperty[]): boolean {
  return kind === 'NEW' || (kind === 'CHANGED' && properties.includes('VALID_FROM'));
}

function nameOf(facts: BlockFacts): string | null {
  return ('name' in facts && typeof facts.name === 'string' ? facts.name : null) ?? fullBlockNumber(facts) ?? null;
}

function differencesOf(pairs: FilePairs, was: BlockPair, is: BlockPair, movedM2: number): BlockProperty[] {
  const [before, after] = [pairs.get(was.key), pairs.get(is.key)];
  if (!before?.own || !after?.now) return [];
  const { own, base } = before;
  const areaM2 = was.areaBeforeM2 ?? 0;
  const isMovedFromBase = was.key !== is.key || hasMoved(after.movedFromBaseM2 ?? Infinity, areaM2);
  const isMovedFromOwn = hasMoved(movedM2, areaM2);
  return fileDifferences({ now: saidOf(after.now, own), own: own.facts, base, isMovedFromOwn, isMovedFromBase });
}

/** Of which of several crops a file speaks, nobody knows. */
function saidOf(now: FileFacts, { isDivided }: { readonly isDivided: boolean }): FileFacts {
  return isDivided ? { ...now, cropName: null } : now;
}

function isInOwnUnit(pair: FilePair | undefined): boolean {
  const own = pair?.own?.facts.cadastralUnit;
  return own != null && !isSameUnit(own, pair?.base?.cadastralUnit);
}

function fileOnFarm(pairs: FilePairs, { before }: BlockGroup): FileOnFarm {
  const met = before.flatMap((key) => pairs.get(key) ?? []);
  return {
    isWithoutBase: met.some(({ base }) => base === null),
    isRenamed: met.some(({ own, base }) => base?.name != null && own?.facts.name !== base.name),
    isSownOtherwise: met.some(({ own, base }) => own && base && saysOtherwise('CROP', own.facts, base)),
  };
}

/** Keys of rows that say something else than was said before: that is what the next file is compared with. */
export function newlySaid(pairs: FilePairs): string[] {
  return [...pairs.values()].filter(isNewlySaid).map(({ key }) => key);
}

function isNewlySaid(pair: FilePair): boolean {
  return pair.own !== null && (differsFromBase(pair) || saysUnitAnew(pair));
}

/** Whether a cadastral unit is said that was not said before. */
function saysUnitAnew({ now, base }: { readonly now: BlockFacts | null; readonly base: BlockFacts | null }): boolean {
  return now?.cadastralUnit != null && !isSameUnit(now.cadastralUnit, base?.cadastralUnit);
}

/** Keys of blocks of a registry that are as they were but for a cadastral unit that was not said of them before. */
export function unitsNewlySaid(pairs: readonly BlockPair[]): string[] {
  return pairs.filter(({ now, before }) => before && saysUnitAnew({ now, base: before })).map(({ key }) => key);
}

/** Whether a row says anything that the last file did not say. */
function differsFromBase({ now, base, areaNowM2, movedFromBaseM2 }: FilePair): boolean {
  if (!now) return false;
  if (!base || hasMoved(movedFromBaseM2 ?? Infinity, areaNowM2 ?? 0)) return true;
  const unmoved = { isMovedFromOwn: false, isMovedFromBase: false };
  return fileDifferences({ ...unmoved, now, own: base, base: null }).length > 0;
}

/** How many parcels were compared with what the farm has and with nothing else. */
export function countWithoutBase(pairs: FilePairs): number {
  return [...pairs.values()].filter(({ own, now, base }) => own && now && !base).length;
}

/** What is met where a file's parcels lie, with parcels known as the file's rows are. */
export function metByFile(met: readonly MetBlock[]): MetBlock[] {
  return met.map((each) => ({ ...each, externalId: keyOfParcel(each.parcelId) }));
}

/** Less than this lies on neighbours wherever two have drawn their common edge. */
const worthTelling = 0.05;

/** Tells of rows that lie over parcels of the farm that stay where they are, and that are not the rows themselves. */
export function overlapProblems(
  met: readonly MetBlock[],
  pairs: FilePairs,
  isReplaced: (parcelKey: string) => boolean,
): LandProblem[] {
  return met.flatMap((each): LandProblem[] => {
    const parcelKey = keyOfParcel(each.parcelId);
    const covered = each.areaM2 / each.blockAreaM2;
    const [row, known] = [pairs.get(each.key)?.now, pairs.get(parcelKey)?.own?.facts];
    if (!row || !known || each.key === parcelKey) return [];
    if (covered < worthTelling || isReplaced(parcelKey)) return [];
    return [
      {
        code: 'landFile.parcelOverlaps',
        severity: 'WARNING',
        row: row.row,
        parcel: nameOf(row),
        detail: { known: nameOf(known) ?? '', percent: Math.round(covered * 100) },
      },
    ];
  });
}
