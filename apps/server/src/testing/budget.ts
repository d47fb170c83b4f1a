import { randomInt } from 'node:crypto';

/** How long fuzz and isolation matrix may take together in a usual `npm test`, both databases: whatever the contract grows to. */
const secondsOfUsualRun = 200;

/** What each of them gets of that on one of the two databases. */
const sharesOfDatabase = { fuzz: 0.8, matrix: 0.2 } as const;
const databases = 2;

/** `npm test -- thorough`: nothing is cut. */
export const isThorough = process.env['TEST_THOROUGH'] === '1';

/** What chance decides in fuzz and matrix begins here; `npm test` prints it, and `-- --seed <number>` gives it again. */
export const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));

/** Shares a time out by weight; what one leaves over is there for those after it. */
export interface Budget {
  /** Milliseconds for the next piece of work. */
  take(weight: number): number;
}

export function budgetOf(what: keyof typeof sharesOfDatabase, weights: readonly number[]): Budget {
  const whole = (secondsOfUsualRun * 1000 * sharesOfDatabase[what]) / databases;
  return shareOut(isThorough ? Infinity : whole, weights, () => performance.now());
}

export function shareOut(milliseconds: number, weights: readonly number[], now: () => number): Budget {
  let weightLeft = weights.reduce((sum, weight) => sum + weight, 0);
  let end: number | undefined;
  return {
    take: (weight) => {
      end ??= now() + milliseconds;
      const share = (Math.max(0, end - now()) * weight) / Math.max(weight, weightLeft);
      weightLeft -= weight;
      return share;
    },
  };
}

/** The same order each time for one seed, and another for each seed. */
export function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const keyed = values.map((value) => ({ value, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ value }) => value);
}
