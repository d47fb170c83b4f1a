/**
 * Does the same for each, one after the other: what is amiss with one (a bulkhead around each) holds up no other. Throws all
 * that was amiss together at the end, so that the work is tried again and seen in the log.
 */
export async function eachApart<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}
