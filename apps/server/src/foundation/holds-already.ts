import { isDeepStrictEqual } from 'node:util';

/** Whether all that is said of a record it says already: then nothing is written, told or undone. */
export function holdsAlready<Row extends object>(before: Row, said: Partial<NoInfer<Row>>): boolean {
  return isDeepStrictEqual({ ...before, ...said }, before);
}
