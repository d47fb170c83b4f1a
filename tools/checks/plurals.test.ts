import { describe, expect, it } from 'vitest';
import { pluralComplaints } from './plurals.ts';

describe('pluralComplaints', () => {
  it('accepts the forms that the language has', () => {
    const czech = '{n, plural, =0 {nic} one {# parcela} few {# parcely} many {# parcely} other {# parcel}}';
    expect(pluralComplaints('cs-CZ', czech)).toEqual([]);
    expect(pluralComplaints('hu-HU', '{n, plural, one {# tábla} other {# tábla}}')).toEqual([]);
  });

  it('names what is missing, also inside tags and choices', () => {
    const text = '{who, select, me {<b>{n, plural, one {# parcela} other {# parcel}}</b>} other {}}';
    expect(pluralComplaints('cs-CZ', text)).toEqual(['{n} has no form “few”', '{n} has no form “many”']);
  });

  it('names what the language never uses', () => {
    expect(pluralComplaints('en-US', '{n, plural, one {one} few {few} other {more}}')).toEqual([
      '{n}: en-US never uses “few”',
    ]);
  });
});
