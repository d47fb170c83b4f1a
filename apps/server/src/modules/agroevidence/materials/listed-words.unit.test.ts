import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCodedNames, readWords, writeCodedNames, writeWords } from './listed-words.ts';

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', ' ', ';', '[', ']', '\\', ',', 'ř') })
  .map((text) => text.trim())
  .filter((text) => text !== '');

describe('Several words in one cell', () => {
  it('are read as they are written by hand', () => {
    expect(readWords('Pšenice ozimá; ječmen ;')).toEqual(['Pšenice ozimá', 'ječmen']);
    expect(readCodedNames('Braničnatka pšeničná [SEPTTR]; padlí')).toEqual([
      { name: 'Braničnatka pšeničná', code: 'SEPTTR' },
      { name: 'padlí', code: null },
    ]);
  });

  it('come back whatever signs are in them', () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(readWords(writeWords(words))).toEqual(words);
      }),
    );
    const coded = fc.record({ name: word, code: fc.option(word) });
    fc.assert(
      fc.property(fc.array(coded), (all) => {
        expect(readCodedNames(writeCodedNames(all))).toEqual(all);
      }),
    );
  });
});
