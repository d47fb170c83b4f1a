import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import {
  blockPairs,
  countWithoutBase,
  fileRules,
  knownPairs,
  metByFile,
  newlySaid,
  overlapProblems,
  ownParcels,
  unitsNewlySaid,
} from './compare-file.ts';
import { registryRules } from './compare-rules.ts';
import { pairFile, rememberVersions } from './compared-file.repository.ts';
import { overlapBlocks, pairBlocks, parcelsOfBlocks, parcelsOnBlocks } from './compared-land.repository.ts';
import { keyOfParcel } from './filed-facts.ts';
import { keysThatFillUnits } from './filled-units.repository.ts';
import { changedBlocks, findChanges } from './find-changes.ts';
import type { FoundChange } from './land-changes.repository.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';
import { cropNumbers } from './lay-by-land.ts';
import { matchFile } from './match-file.ts';

/** What a comparison has found, ready to be written down. */
export interface FoundLand {
  readonly changes: readonly FoundChange[];
  readonly unchanged: number;
  readonly withoutBase: number;
  /** Blocks in no change that are to be remembered all the same. */
  readonly keptKeys: readonly string[];
  readonly problems: readonly LandProblem[];
}

/** Compares what was laid by with what was said before and with the farm. */
export function findLandChanges(tx: FarmChange, update: LandUpdateRow, isIncomplete: boolean): Promise<FoundLand> {
  return update.source === 'FILE'
    ? findFileChanges(tx, update, isIncomplete)
    : findRegistryChanges(tx, update, isIncomplete);
}

async function findRegistryChanges(tx: FarmChange, update: LandUpdateRow, isIncomplete: boolean): Promise<FoundLand> {
  const pairs = await pairBlocks(tx, update);
  const changed = changedBlocks(pairs, registryRules);
  const [before, now] = [[...changed.before.keys()], [...changed.now.keys()]];
  const changes = findChanges({
    changed,
    isIncomplete,
    rules: registryRules,
    known: new Set(pairs.flatMap((pair) => (pair.before === null ? [] : [pair.key]))),
    overlaps: await overlapBlocks(tx, update, before, now),
    own: await parcelsOfBlocks(tx, update, before),
    met: await parcelsOnBlocks(tx, update, now),
  });
  return {
    changes,
    unchanged: changed.unchanged,
    withoutBase: 0,
    keptKeys: [...unitsNewlySaid(pairs), ...(await keysThatFillUnits(tx, update))],
    problems: [],
  };
}

async function findFileChanges(tx: FarmChange, update: LandUpdateRow, isIncomplete: boolean): Promise<FoundLand> {
  await matchFile(tx, update);
  const pairs = knownPairs(await pairFile(tx, update), await cropNumbers(tx, update.farmId), update);
  const rules = fileRules(pairs);
  const changed = changedBlocks(blockPairs(pairs), rules);
  const met = metByFile(await parcelsOnBlocks(tx, update, [...changed.now.keys()]));
  const changes = findChanges({
    changed,
    isIncomplete,
    rules,
    met,
    known: new Set(pairs.keys()),
    overlaps: met.flatMap(({ parcelId, key, areaM2 }) => {
      const before = keyOfParcel(parcelId);
      return changed.before.has(before) ? [{ before, now: key, areaM2 }] : [];
    }),
    own: ownParcels(pairs, [...changed.before.keys()]),
  });
  await rememberVersions(
    tx,
    update.farmId,
    changes.flatMap(({ before }) => before),
  );
  const replaced = new Set(changes.flatMap(({ now, parcels }) => (now.length > 0 ? parcels : [])).map(keyOfCompared));
  return {
    changes,
    unchanged: changed.unchanged,
    withoutBase: countWithoutBase(pairs),
    keptKeys: [...newlySaid(pairs), ...(await keysThatFillUnits(tx, update))],
    problems: overlapProblems(met, pairs, (parcelKey) => replaced.has(parcelKey)),
  };
}

function keyOfCompared({ parcelId }: FoundChange['parcels'][number]): string {
  return keyOfParcel(parcelId);
}
