/** What an hour adds to a run: a number, false where it ends the run, null where nobody knows. */
export type Contribution = number | false | null;

export interface KnownSum {
  /** What is certain. */
  readonly certain: number;
  /** How many are not known. */
  readonly unknown: number;
}

/** How many hours hold for certain, among those that were due. */
export function countOf(hours: readonly (boolean | null)[], due = hours.length): KnownSum {
  const missing = Math.max(0, due - hours.length);
  return {
    certain: hours.filter((holds) => holds === true).length,
    unknown: hours.filter((holds) => holds === null).length + missing,
  };
}

/** The most that hours add up to in an unbroken run; an hour that nobody knows ends what is certain. */
export function mostInARow(hours: readonly Contribution[]): KnownSum {
  let run = 0;
  let certain = 0;
  for (const hour of hours) {
    run = typeof hour === 'number' ? run + hour : 0;
    certain = Math.max(certain, run);
  }
  return { certain, unknown: hours.filter((hour) => hour === null).length };
}

/** The sum of what is known, among as many as were due. */
export function sumOf(values: readonly (number | null)[], due = values.length): KnownSum {
  const known = values.filter((value) => value !== null);
  const unknown = Math.max(due, values.length) - known.length;
  return { certain: known.reduce((sum, value) => sum + value, 0), unknown };
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
