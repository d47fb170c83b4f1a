import { isDeepStrictEqual } from 'node:util';

/** What is said of a record; of what is left out, or is undefined, nothing is said. */
type Said<Row extends object> = { readonly [K in keyof Row]?: Row[K] | undefined };

/** Whether all that is said of a record it says already: then nothing is written, told or undone. */
export function holdsAlready<Row extends object>(before: Row, said: Said<NoInfer<Row>>): boolean {
  return Object.entries(said).every(
    ([key, value]) => value === undefined || isDeepStrictEqual(value, before[key as keyof Row]),
  );
}
