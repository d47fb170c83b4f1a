import type { LabelSpace } from '@brazda/domain/label-space.ts';
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

const content = (lines: readonly string[], areaHa: number, metresPerPixel: number): string =>
  labelContent({ lines, area: '12,48 ha', areaHa, space: undefined }, metresPerPixel);

describe('labelContent', () => {
  it('says more of a parcel the larger it is on screen', () => {
    const contents = [20, 5, 3.2, 1].map((metresPerPixel) => content(['1501/1'], 4, metresPerPixel));
    expect(contents).toEqual(['nothing', 'name', 'name-and-area', 'name-and-area']);
  });

  it('is nothing for any name on parcels that are smaller on screen than the smallest with a label', () => {
    const contents = ['', '1', 'U lesa', 'U Svaté Anny'].map((name) =>
      content(labelLines(name), (smallestSideWithLabel - 0.1) ** 2 / 10_000, 1),
    );
    expect(new Set(contents)).toEqual(new Set(['nothing']));
    expect(content(['1'], smallestSideWithLabel ** 2 / 10_000, 1)).toBe('name');
  });

  it('asks more room of longer names', () => {
    expect(content(['U Svaté Anny'], 1, 2)).toBe('nothing');
    expect(content(['U Svaté Anny'], 1, 1.5)).toBe('name');
    expect(content(['Lán'], 1, 1.5)).toBe('name-and-area');
  });

  it('asks more room of names in two lines', () => {
    expect(content(['U lípy'], 4, 5.2)).toBe('name');
    expect(content(['U lípy', 'malé 3'], 4, 5.2)).toBe('nothing');
  });

  it('says no more of a narrow parcel than lies within it, however much land it is', () => {
    const within = (space: LabelSpace): string =>
      labelContent({ lines: ['1501/1'], area: '12,48 ha', areaHa: 40, space }, 1);
    expect(within([40, 40])).toBe('name-and-area');
    expect(within([13, 12])).toBe('name');
    expect(within([6, 6])).toBe('nothing');
    expect(within([8, 4])).toBe('nothing');
  });

  it('says nothing of a parcel without an area', () => {
    expect(content(['x'], 0, 1)).toBe('nothing');
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
