import { describe, expect, it } from 'vitest';
import { areAlike, findingsOf, findingText } from './search-rules.ts';

const parcel = { id: 3, blockNumber: '7405/5', localName: 'Za humny', area: 2, lat: 49, lon: 16 };

describe('findingsOf', () => {
  it('offers the place before parcels where the text reads as coordinates', () => {
    expect(findingsOf('49,5 16,5', { parcels: [parcel], units: [] }, 'cs-CZ').map(({ key }) => key)).toEqual([
      'place',
      'parcel-3',
    ]);
  });

  it('never takes a block number for coordinates', () => {
    expect(findingsOf('7405/5', { parcels: [parcel], units: [] }, 'cs-CZ').map(({ key }) => key)).toEqual(['parcel-3']);
  });
});

describe('cadastral units', () => {
  const unit = (name: string) => ({
    name,
    count: 3,
    area: 7,
    boundingBox: [16, 49, 16.1, 49.1] as [number, number, number, number],
  });
  const units = ['Dolní Lhota', 'Lhota u Tábora', 'Ves'].map(unit);
  const keysOf = (text: string) => findingsOf(text, { parcels: [parcel], units }, 'cs-CZ').map(({ key }) => key);

  it('are found by a part of their names without accents, those that begin with it first', () => {
    expect(keysOf('lhóta')).toEqual(['unit-Lhota u Tábora', 'unit-Dolní Lhota', 'parcel-3']);
    expect(keysOf('lhotau')).toEqual(['unit-Lhota u Tábora', 'parcel-3']);
    expect(keysOf('Jinde')).toEqual(['parcel-3']);
  });
});

describe('parcels that only look like what was searched for', () => {
  const only = findingsOf('zahumni', { parcels: [parcel], units: [] }, 'cs-CZ');

  it('are told from those that are meant', () => {
    expect(areAlike('zahumni', only)).toBe(true);
    expect(areAlike('ZAHUM', only)).toBe(false);
    expect(areAlike('x', [])).toBe(false);
  });

  it('are none where a number was searched for, or something else was found', () => {
    expect(areAlike('760-1170 7405/5', only)).toBe(false);
    expect(
      areAlike(
        'ves',
        findingsOf(
          'ves',
          { parcels: [parcel], units: [{ name: 'Ves', count: 1, area: 1, boundingBox: [16, 49, 17, 50] }] },
          'cs-CZ',
        ),
      ),
    ).toBe(false);
  });
});

describe('findingText', () => {
  it('writes a place with six decimals and a parcel by its name', () => {
    expect(findingText({ kind: 'place', key: 'place', place: { lat: 49.5, lon: 16.25 } })).toBe('49.500000, 16.250000');
    expect(findingText({ kind: 'parcel', key: 'parcel-3', parcel })).toBe('Za humny');
  });
});
