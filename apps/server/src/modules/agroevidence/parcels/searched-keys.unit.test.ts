import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './searched-keys.ts';

const index = createSearchIndex([7, 3, 9, 4], 'louka2\nlouka10\nmalalouka\nzahumny1203/4');

describe('createSearchIndex', () => {
  it('finds all that hold the text, each once, in their order', () => {
    expect(index.find('louka')).toEqual([7, 3, 9]);
    expect(index.find('a')).toEqual([7, 3, 9, 4]);
    expect(index.find('1203/4')).toEqual([4]);
    expect(index.find('humno')).toEqual([]);
  });

  it('suggests those that begin with the text first, and no more than are wanted', () => {
    expect(index.suggest('l', 10)).toEqual([7, 3, 9]);
    expect(index.suggest('m', 10)).toEqual([9, 4]);
    expect(index.suggest('a', 2)).toEqual([7, 3]);
  });

  it('finds nothing where there is nothing', () => {
    expect(createSearchIndex([], '').find('a')).toEqual([]);
  });

  it('finds what looking through each would find', () => {
    const key = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(fc.array(key, { maxLength: 20 }), key.filter(Boolean), (keys, text) => {
        const ids = keys.map((_, at) => at + 1);
        const wanted = ids.filter((_, at) => keys[at]?.includes(text));
        expect(createSearchIndex(ids, keys.join('\n')).find(text)).toEqual(wanted);
      }),
    );
  });
});
