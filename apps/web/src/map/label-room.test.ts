import { describe, expect, it } from 'vitest';
import { shortLabel, labelContent, labelLines, smallestSideWithLabel } from './label-room.ts';

describe('the name on the map', () => {
  it('leaves out the map square, which all around share', () => {
    expect(shortLabel('590-1140 1501/1')).toBe('1501/1');
    expect(shortLabel('590-1140 1501/1 A')).toBe('1501/1 A');
    expect(shortLabel('Za humny')).toBe('Za humny');
    expect(shortLabel('590-1140 horní')).toBe('590-1140 horní');
  });
});

describe('labelContent', () => {
  it('says more of a parcel the larger it is on screen', () => {
    const contents = [20, 5, 3.2, 1].map((metresPerPixel) => labelContent(['1501/1'], 4, metresPerPixel));
    expect(contents).toEqual(['nothing', 'name', 'name-and-area', 'name-and-area']);
  });

  it('is nothing for any name on parcels that are smaller on screen than the smallest with a label', () => {
    const contents = ['', '1', 'U lesa', 'U Svaté Anny'].map((name) =>
      labelContent(labelLines(name), (smallestSideWithLabel - 0.1) ** 2 / 10_000, 1),
    );
    expect(new Set(contents)).toEqual(new Set(['nothing']));
    expect(labelContent(['1'], smallestSideWithLabel ** 2 / 10_000, 1)).toBe('name');
  });

  it('asks more room of longer names', () => {
    expect(labelContent(['U Svaté Anny'], 1, 2)).toBe('nothing');
    expect(labelContent(['U Svaté Anny'], 1, 1.5)).toBe('name');
    expect(labelContent(['Lán'], 1, 1.5)).toBe('name-and-area');
  });

  it('asks more room of names in two lines', () => {
    const content = (lines: readonly string[]): string => labelContent(lines, 4, 5.2);
    expect(content(['U lípy'])).toBe('name');
    expect(content(['U lípy', 'malé 3'])).toBe('nothing');
  });

  it('says nothing of a parcel without an area', () => {
    expect(labelContent(['x'], 0, 1)).toBe('nothing');
  });
});

describe('labelLines', () => {
  it('breaks long names between words, as evenly as it can', () => {
    expect(labelLines('Za humny')).toEqual(['Za humny']);
    expect(labelLines('Padělky zadní 3')).toEqual(['Padělky', 'zadní 3']);
    expect(labelLines('590-1140 1501/22')).toEqual(['590-1140', '1501/22']);
    expect(labelLines('760-1170 7403')).toEqual(['760-1170', '7403']);
    expect(labelLines('Mezihoří-východ')).toEqual(['Mezihoří-', 'východ']);
    expect(labelLines('U Svaté Anny za potokem')).toEqual(['U Svaté Anny', 'za potokem']);
  });

  it('shortens what is too long for two lines', () => {
    expect(labelLines('Nejneobhospodařovatelnějšími')).toEqual(['Nejneobhospodařov…']);
  });
});
