import { assignBlocks } from '@brazda/domain/land-update/assign-blocks.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { keyOfNewLand, keyOfParcel } from './filed-facts.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';
import { filedFacts, findLikeRows, findMarkedRows, marks, renameBlocks } from './match-file.repository.ts';

/** Without any mark a row is a parcel where at least so much of the larger lies in the other. */
const likeShare = 0.5;

/**
 * Finds which parcel of the farm each row of a file is: by the number under which we exported it, by its id in a registry,
 * by its block number, else by its place. Each row is one parcel at most and each parcel one row; of several that bear
 * the same mark it is the one that has most of the land.
 */
export async function matchFile(tx: FarmChange, update: LandUpdateRow): Promise<void> {
  const matched = new Map<string, number>();
  const parcels = new Set<number>();
  const match = (candidates: readonly Candidate[]): void => {
    const left = candidates.filter(({ key, parcelId }) => !matched.has(key) && !parcels.has(parcelId));
    for (const [key, parcelId] of assignBlocks(left.map((each) => ({ ...each, isNamesake: false })))) {
      matched.set(key, parcelId);
      parcels.add(parcelId);
    }
  };
  const marked = await findMarkedRows(tx, update);
  for (const mark of marks) match(marked.filter((row) => row.mark === mark));
  const rows = await filedFacts(tx, update);
  const unmarked = rows.filter(({ key }) => !matched.has(key)).map(({ key }) => key);
  const like = await findLikeRows(tx, update, unmarked, [...parcels], likeShare);
  match(like.filter(({ areaM2, largerM2 }) => areaM2 >= likeShare * largerM2));
  await renameBlocks(tx, update, [...knownAgain(rows, matched)]);
}

interface Candidate {
  readonly key: string;
  readonly parcelId: number;
  readonly areaM2: number;
}

/** Under which keys rows are known again; those that the file does not tell from each other keep their own. */
function* knownAgain(
  rows: Awaited<ReturnType<typeof filedFacts>>,
  matched: ReadonlyMap<string, number>,
): Generator<readonly [from: string, to: string]> {
  const used = new Set<string>();
  for (const { key, facts } of rows) {
    const parcelId = matched.get(key);
    const known = parcelId === undefined ? keyOfNewLand(facts) : keyOfParcel(parcelId);
    if (known === undefined || used.has(known)) continue;
    used.add(known);
    yield [key, known];
  }
}
