/** What an hour that nobody knows adds to a run at most, if it does not end it. */
export interface Unknown {
  readonly atMost: number;
}

/** What an hour adds to a run: a number, false where it ends the run. */
export type Contribution = number | false | Unknown;

export interface KnownSum {
  /** What is certain. */
  readonly certain: number;
  /** What it could be, as far as is known. */
  readonly possible: number;
  /** How many are not known. */
  readonly unknown: number;
}

/** Where nothing was told at all. */
export const nothingKnown: KnownSum = { certain: 0, possible: Number.POSITIVE_INFINITY, unknown: 1 };

/** How many hours hold for certain, among those that were due. */
export function countOf(hours: readonly (boolean | null)[], due = hours.length): KnownSum {
  const missing = Math.max(0, due - hours.length);
  const certain = hours.filter((holds) => holds === true).length;
  const unknown = hours.filter((holds) => holds === null).length + missing;
  return { certain, possible: certain + unknown, unknown };
}

/** The most that hours add up to in an unbroken run; an hour that nobody knows ends what is certain. */
export function mostInARow(hours: readonly Contribution[]): KnownSum {
  if (hours.length === 0) return nothingKnown;
  let [run, certain, possibleRun, possible] = [0, 0, 0, 0];
  for (const hour of hours) {
    run = typeof hour === 'number' ? run + hour : 0;
    possibleRun = hour === false ? 0 : possibleRun + (typeof hour === 'number' ? hour : hour.atMost);
    certain = Math.max(certain, run);
    possible = Math.max(possible, possibleRun);
  }
  return { certain, possible, unknown: hours.filter((hour) => typeof hour === 'object').length };
}

/** The sum of what is known, among as many as were due, of which each is so much at most. */
export function sumOf(
  values: readonly (number | null)[],
  { due = values.length, atMost = Number.POSITIVE_INFINITY }: { readonly due?: number; readonly atMost?: number } = {},
): KnownSum {
  const known = values.filter((value) => value !== null);
  const unknown = Math.max(due, values.length) - known.length;
  const certain = known.reduce((sum, value) => sum + value, 0);
  return { certain, possible: unknown === 0 ? certain : certain + unknown * atMost, unknown };
}

/** Whether either holds: certain when one does, false only when both are known not to. */
export function eitherOf(one: boolean | null, other: boolean | null): boolean | null {
  if (one === true || other === true) return true;
  return one === null || other === null ? null : false;
}

/** Whether a value reaches a threshold; null where it is not known. */
export function reaches(value: number | null, threshold: number): boolean | null {
  return value === null ? null : value >= threshold;
}
