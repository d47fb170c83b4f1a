import { foldText } from './fold-text.ts';
import { groupedBy } from './grouped-by.ts';

/** What a program leaves of a letter that it does not know. */
export const lostLetter = /[?\uFFFD]/;

/** A thing by one of its names; it may have several. */
export interface NamedThing {
  readonly id: number;
  readonly name: string;
}

/** Finds the things that are called most like a text, the most alike first. */
export type FindAlike = (text: string, most: number) => number[];

/** Below this share of common pairs of letters a likeness is chance: our own choice. */
const leastLikeness = 0.4;

/**
 * Prepares to find names that are much like a text by the letters that stand beside each other in both (L. R. Dice:
 * Measures of the Amount of Ecologic Association Between Species, Ecology 26 (3), 1945). Accents and case do not matter, nor
 * letters that were lost. Only names that share a pair are looked at: many texts are compared with many names at little cost.
 */
export function alikeNames(things: Iterable<NamedThing>): FindAlike {
  const names = Array.from(things, ({ id, name }) => ({ id, pairs: pairsOf(name) }));
  const met = names.flatMap((name) => Array.from(name.pairs, (pair) => ({ pair, name })));
  const byPair = groupedBy(met, ({ pair }) => pair);
  return (text, most) => {
    const pairs = pairsOf(text);
    const common = new Map<(typeof names)[number], number>();
    for (const pair of pairs)
      for (const { name } of byPair.get(pair) ?? []) common.set(name, (common.get(name) ?? 0) + 1);
    const likeness = new Map<number, number>();
    for (const [{ id, pairs: others }, shared] of common) {
      const share = (2 * shared) / (pairs.size + others.size);
      likeness.set(id, Math.max(likeness.get(id) ?? 0, share));
    }
    return Array.from(likeness)
      .filter(([, share]) => share >= leastLikeness)
      .toSorted(([one, oneShare], [other, otherShare]) => otherShare - oneShare || one - other)
      .slice(0, most)
      .map(([id]) => id);
  };
}

/** Pairs of letters of each word, with its begin and its end; those with a lost letter say nothing. */
function pairsOf(name: string): Set<string> {
  const pairs = new Set<string>();
  for (const word of foldText(name).split(/[^\p{L}\p{N}?\uFFFD]+/u)) {
    if (word === '') continue;
    const letters = Array.from(` ${word} `);
    for (const [at, letter] of letters.slice(1).entries()) pairs.add(`${letters[at] ?? ''}${letter}`);
  }
  return new Set([...pairs].filter((pair) => !lostLetter.test(pair)));
}
