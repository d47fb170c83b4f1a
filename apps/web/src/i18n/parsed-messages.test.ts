import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { parsedTexts } from '../../parsed-messages.ts';

describe('the messages of the built product', () => {
  it('are parsed already, each as it would be where it is shown', () => {
    const texts = { 'map.title': 'Mapa', 'parcel.count': '{count, plural, one {# parcel} other {# parcels}}' };
    const parsed = JSON.parse(parsedTexts(JSON.stringify(texts))) as Record<string, unknown>;
    expect(Object.keys(parsed)).toEqual(Object.keys(texts));
    expect(parsed['map.title']).toEqual([{ type: 0, value: 'Mapa' }]);
    expect(parsed['parcel.count']).toEqual(JSON.parse(JSON.stringify(parse(texts['parcel.count']))));
  });
});
