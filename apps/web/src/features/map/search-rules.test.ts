import { describe, expect, it } from 'vitest';
import { findingsOf, findingText } from './search-rules.ts';

const parcel = { id: 3, blockNumber: '7405/5', localName: 'Za humny', area: 2, lat: 49, lon: 16 };

describe('findingsOf', () => {
  it('offers the place before parcels where the text reads as coordinates', () => {
    expect(findingsOf('49,5 16,5', [parcel], 'cs-CZ').map(({ key }) => key)).toEqual(['place', 'parcel-3']);
  });

  it('never takes a block number for coordinates', () => {
    expect(findingsOf('7405/5', [parcel], 'cs-CZ').map(({ key }) => key)).toEqual(['parcel-3']);
  });
});

describe('findingText', () => {
  it('writes a place with six decimals and a parcel by its name', () => {
    expect(findingText({ kind: 'place', key: 'place', place: { lat: 49.5, lon: 16.25 } })).toBe('49.500000, 16.250000');
    expect(findingText({ kind: 'parcel', key: 'parcel-3', parcel })).toBe('Za humny');
  });
});
