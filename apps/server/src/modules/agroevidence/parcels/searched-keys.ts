import { alikeLines } from './alike-lines.ts';

/** Finds parcels by a part of what they are found by. */
export interface SearchIndex {
  /** The ids of all that hold the text, in the order of their names. */
  find(text: string): number[];
  /** Up to so many of them, those that begin with the text first. */
  suggest(text: string, most: number): number[];
  /** The same of those that hold the text but for a letter or two; none for short texts, and for numbers, which mean others. */
  suggestAlike(text: string, most: number): number[];
  readonly bytes: number;
}

/** From how many letters on one may be wrong, and two. */
const lettersToErr = [5, 9] as const;
/** Of some twenty thousand parcels: to look through more would hold up everybody else for too long. */
const mostLooked = 1_000_000;

/** Keys lie in one text, a line for each: to look through it is a tenth of looking through so many texts. */
export function createSearchIndex(ids: readonly number[], lines: string): SearchIndex {
  const own = Int32Array.from(ids);
  const starts = startsOf(lines, own.length);

  function* matches(text: string): Generator<{ readonly line: number; readonly isBeginning: boolean }> {
    let line = 0;
    for (let at = lines.indexOf(text); at >= 0 && line < own.length; at = lines.indexOf(text, starts[line])) {
      line = lineAt(starts, at);
      yield { line, isBeginning: at === starts[line] };
      line += 1;
      if (line >= own.length) return;
    }
  }
  const idOf = (line: number): number => own[line] ?? 0;
  return {
    bytes: own.byteLength + starts.byteLength + lines.length * 2,
    find: (text) => Array.from(matches(text), ({ line }) => idOf(line)),
    suggest: (text, most) => {
      const first: number[] = [];
      const others: number[] = [];
      for (const { line, isBeginning } of matches(text)) {
        (isBeginning ? first : others).push(idOf(line));
        if (first.length >= most) break;
      }
      return [...first, ...others].slice(0, most);
    },
    suggestAlike: (text, most) => {
      if (/\d/.test(text) || lines.length > mostLooked) return [];
      const possible = lettersToErr.filter((letters) => text.length >= letters).length;
      for (let errors = 1; errors <= possible; errors += 1) {
        const found = Array.from(alikeLines(lines, text, errors), idOf);
        if (found.length > 0) return found.slice(0, most);
      }
      return [];
    },
  };
}

function startsOf(lines: string, count: number): Int32Array {
  const starts = new Int32Array(count);
  let at = 0;
  for (let line = 1; line < count; line += 1) {
    at = lines.indexOf('\n', at) + 1;
    starts[line] = at;
  }
  return starts;
}

/** The last line that begins at or before a place. */
function lineAt(starts: Int32Array, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
