import { brandFaces, brandIds } from '@brazda/domain/brands.ts';
import { describe, expect, it } from 'vitest';
import { brands, findBrand } from './brands.ts';
import type { Palette } from './design-tokens.ts';

/** What is read on what, and the contrast that it needs at least. */
const readOn: readonly (readonly [text: keyof Palette, ground: keyof Palette, least: number])[] = [
  ...(['paper', 'ground', 'fieldWash'] as const).flatMap(
    (ground) =>
      [
        ['ink', ground, 4.5],
        ['muted', ground, 4.5],
        ['field', ground, 4.5],
      ] as const,
  ),
  ['onField', 'field', 4.5],
  ['onField', 'fieldStrong', 4.5],
  ['fieldStrong', 'fieldWash', 4.5],
  ['grainText', 'paper', 4.5],
  ['grainText', 'grainWash', 4.5],
  ['brick', 'paper', 4.5],
  ['brick', 'brickWash', 4.5],
  ['onBrick', 'brick', 4.5],
  ['edge', 'paper', 3],
];

describe.each(brandIds)('the brand %s', (id) => {
  it.each(['light', 'dark'] as const)('can be read by everyone, %s', (scheme) => {
    const palette = brands[id][scheme];
    const faint = readOn
      .filter(([text, ground, least]) => contrast(palette[text], palette[ground]) < least)
      .map(([text, ground]) => `${text} on ${ground}`);
    expect(faint).toEqual([]);
  });

  it('frames the page in the colour of its paper', () => {
    const { light, dark, title } = brands[id];
    expect({ title, light: light.paper, dark: dark.paper, accent: light.field }).toEqual(brandFaces[id]);
  });
});

it('the brand is the one of the host', () => {
  expect(findBrand({ 'slivena.example': 'slivena' }, 'slivena.example').title).toBe('Slívena');
  expect(findBrand({ 'slivena.example': 'slivena' }, 'localhost').title).toBe('Brázda');
});

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
