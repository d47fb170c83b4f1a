import { sql } from 'kysely';

const mark = '/* planned anew */';

/**
 * Anywhere in a statement, has PostgreSQL plan it each time, for the values that it is about. What is prepared it plans
 * from the sixth time on for any values, where it takes that for cheaper; and of a span of seasons or of a page whose
 * limits it does not know it expects a two-hundredth of the rows, and then looks up thousands one by one. For statements
 * that take much longer than a plan, a millisecond or two.
 */
export const plannedAnew = sql.raw(mark);

export function isPlannedAnew(text: string): boolean {
  return text.includes(mark);
}
