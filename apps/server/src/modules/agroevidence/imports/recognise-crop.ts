import { lostLetter } from '@brazda/domain/alike-names.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import type { FarmTransaction } from '#server/db/farm-scope.ts';
import { knownAliases } from '../crop-aliases/crop-aliases.repository.ts';

/**
 * Finds a crop by what the farm has said of its name, else one of the catalogue by its name in any language or as a register
 * writes it, else by the code of the registry; null where it is unknown.
 */
export type RecogniseCrop = (code: string | null, name: string | null) => number | null;

export async function cropRecogniser(tx: FarmTransaction, farmId: number): Promise<RecogniseCrop> {
  const aliases = await knownAliases(tx, farmId);
  const crops = await tx.sql
    .selectFrom('agroevidence.crop')
    .select(['id', 'registryCode', 'names', 'registerNames'])
    .execute();
  const byCode = new Map(
    crops.flatMap(({ id, registryCode }) => (registryCode === null ? [] : [[registryCode, id] as const])),
  );
  const byName = new Map(
    crops.flatMap(({ id, names, registerNames }) =>
      [...Object.values(names as Record<string, string>), ...registerNames].map(
        (name) => [foldText(name), id] as const,
      ),
    ),
  );
  const byGaps = nameWithGaps(byName);
  const idOfName = onceForEach((name) => {
    const folded = foldText(name);
    return aliases.get(folded) ?? byName.get(folded) ?? byGaps(folded);
  });
  return (code, name) => idOfName(name ?? '') ?? (code === null ? null : (byCode.get(code) ?? null));
}

/** Thousands of parcels of a file grow a few crops. */
function onceForEach<V>(find: (name: string) => V): (name: string) => V {
  const known = new Map<string, V>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined || known.has(name)) return before as V;
    const found = find(name);
    known.set(name, found);
    return found;
  };
}

/**
 * Finds a name in which some program has lost letters, each of which left a "?": where exactly one crop fits. A name that
 * has lost most of its letters says nothing.
 */
export function nameWithGaps(byName: ReadonlyMap<string, number>): (folded: string) => number | undefined {
  const found = new Map<string, number | undefined>();
  return (folded) => {
    if (!lostLetter.test(folded)) return undefined;
    if (!found.has(folded)) found.set(folded, onlyCropLike(folded, byName));
    return found.get(folded);
  };
}

function onlyCropLike(folded: string, byName: ReadonlyMap<string, number>): number | undefined {
  const letters = Array.from(folded);
  if (letters.filter((letter) => lostLetter.test(letter)).length * 2 > letters.length) return undefined;
  const fitting = new Set(Array.from(byName).flatMap(([name, id]) => (fits(letters, Array.from(name)) ? [id] : [])));
  const [only, ...others] = fitting;
  return others.length === 0 ? only : undefined;
}

function fits(letters: readonly string[], name: readonly string[]): boolean {
  return (
    letters.length === name.length && letters.every((letter, at) => lostLetter.test(letter) || letter === name[at])
  );
}
