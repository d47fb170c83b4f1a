import { describe, expect, it } from 'vitest';
import { optionalPersonText, personText } from './shapes.ts';

const Name = personText(20);

describe('personText', () => {
  it.each(['Za humny', 'Łąka 3', 'Žluťoučký kůň', 'Поле', '農場', 'क्‍ष', '👩‍🌾 Farma', 'A'])('takes %j', (name) => {
    expect(Name.safeParse(name).success).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a space of no width', '\u200b'],
    ['joiners only', '\u200d\u200c'],
    ['a filler', '\u3164'],
    ['an accent on nothing', '\u0301'],
    ['a turned direction', 'Pole \u202egnp'],
    ['an isolated direction', 'Pole \u2067x'],
    ['no character', 'Pole \ufffe'],
    ['half a character', 'Pole \ud800'],
    ['a control character', 'Pole\u0007'],
    ['a line break', 'Pole\u2028x'],
    ['a byte order mark', 'Po\ufeffle'],
    ['more than there is room for', 'x'.repeat(21)],
  ])('refuses %s', (_, name) => {
    expect(Name.safeParse(name).success).toBe(false);
  });
});

describe('optionalPersonText', () => {
  it('takes nothing as well, and refuses what cannot be seen', () => {
    const name = optionalPersonText(20);
    expect(['', '  ', 'Jan'].map((text) => name.safeParse(text).success)).toEqual([true, true, true]);
    expect(['\u200b', 'Jan\ud800'].map((text) => name.safeParse(text).success)).toEqual([false, false]);
  });
});
