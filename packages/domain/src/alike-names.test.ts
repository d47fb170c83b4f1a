import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeNames } from './alike-names.ts';

const find = alikeNames([
  { id: 1, name: 'Pšenice setá ozimá' },
  { id: 1, name: 'Pšenica letná f. ozimná' },
  { id: 2, name: 'Pšenice setá jarní' },
  { id: 3, name: 'Řepka ozimá' },
  { id: 4, name: 'Kukuřice setá' },
]);

describe('names that are much alike', () => {
  it.each([
    ['psenice ozima', [1, 2]],
    ['P?enica letná ozimná', [1]],
    ['Rzepka ozima', [3]],
    ['kukurice', [4]],
    ['Xyz', []],
    ['???', []],
    ['', []],
  ] as const)('are found for %s', (text, ids) => {
    expect(find(text, ids.length === 0 ? 5 : ids.length)).toEqual(ids);
  });

  it('hold the very name, and are no more than asked for', () => {
    const words = fc.stringMatching(/^[a-z]{3,12}( [a-z]{3,12}){0,3}$/);
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 1, maxLength: 40 }), fc.nat(), (names, pick) => {
        const alike = alikeNames(names.map((name, id) => ({ id, name })));
        const sought = pick % names.length;
        expect(alike(names[sought] ?? '', names.length)).toContain(sought);
        expect(alike(names[sought] ?? '', 3).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
