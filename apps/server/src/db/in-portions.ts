/**
 * Of a statement that writes more rows than 2,000, or many outlines, only is kept how many they were (`core.record_change`),
 * and it cannot be undone: many rows are written by several statements.
 */
const mostPerStatement = 500;

/** Does work on some things after the others, so that each of them is written down as it was before. */
export async function inPortions<T>(all: readonly T[], work: (some: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += mostPerStatement) await work(all.slice(from, from + mostPerStatement));
}
