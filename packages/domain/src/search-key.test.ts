import { describe, expect, it } from 'vitest';
import { searchKeyOf, searchTextOf } from './search-key.ts';

describe('searchKeyOf', () => {
  it('holds the name, the square and the block without accents', () => {
    expect(searchKeyOf({ localName: 'U Křížku', square: '670-1090', blockNumber: '1203/4' })).toBe(
      'ukrizku670-1090 1203/4',
    );
  });

  it('says the square once where the block number begins with it', () => {
    expect(searchKeyOf({ localName: 'Luh', square: '670-1090', blockNumber: '670-1090/1203' })).toBe(
      'luh670-1090/1203',
    );
  });

  it('is the name alone where nothing else is known', () => {
    expect(searchKeyOf({ localName: 'Luh', square: null, blockNumber: null })).toBe('luh');
  });
});

describe('searchTextOf', () => {
  it('is the same with and without spaces, accents and capitals', () => {
    expect(searchTextOf('Za  Humný')).toBe(searchTextOf('zahumny'));
    expect(searchTextOf('Pole 3')).toBe(searchTextOf('pole3'));
  });

  it('keeps numbers apart', () => {
    expect(searchTextOf('Pole 1 2301')).toBe('pole1 2301');
  });
});
