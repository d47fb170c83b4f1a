import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeLines } from './alike-lines.ts';
import { createSearchIndex } from './searched-keys.ts';

/** How many letters have to be written, changed or left out for a text to be somewhere in a line (P. H. Sellers, 1980). */
function errorsIn(line: string, text: string): number {
  let row = Array.from({ length: text.length + 1 }, (_, at) => at);
  let least = row[text.length] ?? 0;
  for (const letter of line) {
    const next = [0];
    for (let at = 1; at <= text.length; at += 1) {
      const isSame = text[at - 1] === letter;
      next[at] = Math.min((row[at - 1] ?? 0) + (isSame ? 0 : 1), (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
    }
    row = next;
    least = Math.min(least, row[text.length] ?? least);
  }
  return least;
}

describe('alikeLines', () => {
  it('finds a letter that is wrong, missing or too many', () => {
    const lines = 'louka\nlauka\nluka\nloouka\nlesik';
    expect([...alikeLines(lines, 'louka', 0)]).toEqual([0]);
    expect([...alikeLines(lines, 'louka', 1)]).toEqual([0, 1, 2, 3]);
  });

  it('finds what the distance between texts says, whatever they are', () => {
    const word = (minLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(word(1), { minLength: 1, maxLength: 8 }),
        word(3),
        fc.constantFrom(0, 1, 2),
        (keys, text, most) => {
          const wanted = keys.flatMap((key, at) => (errorsIn(key, text) <= most ? [at] : []));
          expect([...alikeLines(keys.join('\n'), text, most)]).toEqual(wanted);
        },
      ),
    );
  });

  it('takes nothing for alike where more would be wrong than there is, or the text is too long to tell', () => {
    expect([...alikeLines('a', 'a', 1)]).toEqual([]);
    expect([...alikeLines('a'.repeat(40), 'a'.repeat(31), 1)]).toEqual([]);
  });
});

describe('suggestions that are alike', () => {
  const index = createSearchIndex([7, 3, 9, 4], 'dlouhalouka\nzahumny1203/4\nulesa\nlan');

  it('may have one letter wrong from five letters on, and two from nine', () => {
    expect(index.suggestAlike('zahumni', 10)).toEqual([3]);
    expect(index.suggestAlike('dluhalauka', 10)).toEqual([7]);
    expect(index.suggestAlike('luza', 10)).toEqual([]);
    expect(index.suggestAlike('lauza', 10)).toEqual([]);
  });

  it('are never other numbers', () => {
    expect(index.suggestAlike('zahumny1203/5', 10)).toEqual([]);
  });
});
