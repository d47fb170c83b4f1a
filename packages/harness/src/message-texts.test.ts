import { describe, expect, it } from 'vitest';
import { messageTexts } from './message-texts.ts';

const { textOf, textLike } = messageTexts(
  {
    plain: 'Jak dál?',
    named: 'Přepnout farmu, teď {farm}',
    counted: '{count, plural, one {# pozemek} few {# pozemky} many {# pozemku} other {# pozemků}} je pryč',
  },
  'cs-CZ',
);

describe('a text by its id', () => {
  it('stands there with its values, in the grammar of the language', () => {
    expect(textOf('plain')).toBe('Jak dál?');
    expect(textOf('named', { farm: 'Lískovec' })).toBe('Přepnout farmu, teď Lískovec');
    expect(textOf('counted', { count: 3 })).toBe('3 pozemky je pryč');
  });

  it('is recognised whatever its values are, or by those that are given', () => {
    expect('Přepnout farmu, teď Lískovec').toMatch(textLike('named'));
    expect('Přepnout farmu, teď Lískovec').not.toMatch(textLike('named', { farm: 'Jílová' }));
    expect('Teď 21 pozemků je pryč.').toMatch(textLike('counted'));
    expect(textOf('counted', { count: 20_000 })).toMatch(textLike('counted'));
    expect(textOf('counted', { count: 1.5 })).toMatch(textLike('counted'));
    expect('Teď 21 pozemků je pryč.').toMatch(textLike('counted', { count: 21 }));
    expect('Teď 21 pozemků je pryč.').not.toMatch(textLike('counted', { count: 1 }));
    expect('Teď 21 pozemků je pryč.').not.toMatch(textLike('counted', { count: 3 }));
    expect(textOf('counted', { count: 20_000 })).toMatch(textLike('counted', { count: 20_000 }));
    expect('Ani pozemků je pryč').not.toMatch(textLike('counted'));
    expect('Přepnout farmu, teď Lískovec').toMatch(textLike('named', { farm: /Jílová|Lís.*/ }));
    expect('Jak dáls').not.toMatch(textLike('plain'));
  });

  it('that is none is told by its name', () => {
    expect(() => textOf('gone')).toThrow('There is no text gone in cs-CZ');
  });
});
