import { describe, expect, it } from 'vitest';
import { isInOtherUnit, isSameUnit, type SaidUnits } from './cadastral-units.ts';

describe('isInOtherUnit', () => {
  it.each<[title: string, said: SaidUnits, isOther: boolean]>([
    ['what was said before and the farm has', { now: 'Lhota', own: 'Lhota', base: 'Lhota' }, false],
    ['what the farm has already', { now: 'Ves', own: 'Ves', base: 'Lhota' }, false],
    ['another than was said before', { now: 'Ves', own: 'Lhota', base: 'Lhota' }, true],
    ['another than the farm has said itself', { now: 'Ves', own: 'Jinde', base: 'Lhota' }, true],
    ['the same again that the farm has changed', { now: 'Lhota', own: 'Jinde', base: 'Lhota' }, false],
    ['something of which nobody knows what was said before', { now: 'Ves', own: 'Lhota', base: null }, true],
    ['something where the farm says nothing', { now: 'Ves', own: null, base: 'Lhota' }, false],
    ['nothing', { now: null, own: 'Lhota', base: 'Lhota' }, false],
  ])('finds of %s, given by %j: %s', (_title, said, isOther) => {
    expect(isInOtherUnit(said)).toBe(isOther);
  });
});

describe('isSameUnit', () => {
  it('takes no notice of capitals, but of accents', () => {
    expect(isSameUnit('LHOTA U TÁBORA', 'Lhota u Tábora')).toBe(true);
    expect(isSameUnit('Bělá', 'Bela')).toBe(false);
    expect(isSameUnit('Bělá', null)).toBe(false);
  });
});
