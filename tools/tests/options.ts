import { randomInt } from 'node:crypto';

/** What `npm test` was asked for. */
export interface TestOptions {
  readonly parts: readonly string[];
  /** Only files whose path contains one of these. */
  readonly filters: readonly string[];
  /** What belongs to what has changed against the main branch, and nothing else. */
  readonly isChanged: boolean;
  /** Fuzz and matrix to their end, without a budget of time. */
  readonly isThorough: boolean;
  readonly seed: number;
}

const modes = ['changed', 'thorough'];

/** `npm test -- [thorough] [changed] [<part> …] [--seed <number>] [-- <filter> …]` */
export function readOptions(args: readonly string[]): TestOptions {
  const end = args.indexOf('--');
  const words = end < 0 ? args : args.slice(0, end);
  const at = words.indexOf('--seed');
  const seed = at < 0 ? randomInt(2 ** 31) : Number(words[at + 1]);
  if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number');
  const others = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  return {
    parts: others.filter((word) => !modes.includes(word)),
    filters: end < 0 ? [] : args.slice(end + 1),
    isChanged: others.includes('changed'),
    isThorough: others.includes('thorough'),
    seed,
  };
}
