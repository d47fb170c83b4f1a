import { describe, expect, it } from 'vitest';
import { brands } from '#web/lib/brands.ts';
import { lightPalette, type Palette } from '#web/lib/design-tokens.ts';
import type Style from 'ol/style/Style.js';
import { mapLook } from './look.ts';
import { createParcelStyles } from './parcel-styles.ts';

const look = mapLook(lightPalette, 'light');
const fillOf = (styles: Style[]): unknown => styles[0]?.getFill()?.getColor();
const seamOf = (styles: Style[]): number => styles[0]?.getStroke()?.getWidth() ?? 0;

/** Contrast of two colours by WCAG. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function mix(one: string, share: number, other: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((first ?? 0) * share + (second ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The ground of the map, as its element has it. */
const groundOf = ({ ground, fieldWash, ink }: Palette): string => mix(mix(ground, 0.72, fieldWash), 0.95, ink);

describe('land without a crop', () => {
  it('has an edge that is seen on light and on dark ground of every brand', () => {
    for (const { light, dark } of Object.values(brands)) {
      expect(contrast(mapLook(light, 'light').neutralEdge, groundOf(light))).toBeGreaterThanOrEqual(3);
      expect(contrast(mapLook(light, 'dark').neutralEdge, groundOf(dark))).toBeGreaterThanOrEqual(3);
    }
  });

  it('has over pictures an edge and a casing, of which one is seen on whatever colour', () => {
    const { neutralEdge, neutralCasing = '' } = mapLook(lightPalette, 'picture');
    for (const grey of ['#000000', '#333333', '#666666', '#808080', '#999999', '#cccccc', '#ffffff']) {
      expect(Math.max(contrast(neutralEdge, grey), contrast(neutralCasing, grey))).toBeGreaterThanOrEqual(3);
    }
    const styles = createParcelStyles(mapLook(lightPalette, 'picture')).field({ color: null, side: 50 });
    expect(styles.map((style) => style.getStroke()?.getColor())).toEqual([neutralCasing, neutralEdge]);
  });

  it('keeps its edge where it is too small for a seam', () => {
    expect(seamOf(createParcelStyles(look).field({ color: null, side: 4 }))).toBeGreaterThan(0.5);
  });
});

describe('styles of parcels', () => {
  it('are shared by parcels of one colour at similar sizes on screen', () => {
    const styles = createParcelStyles(look);
    expect(styles.field({ color: '#aabbcc', side: 50 })).toBe(styles.field({ color: '#aabbcc', side: 70 }));
    expect(styles.field({ color: '#aabbcc', side: 50 })).not.toBe(styles.field({ color: '#aabbcc', side: 20 }));
    expect(styles.field({ color: '#aabbcc', side: 50 })).not.toBe(styles.field({ color: '#aabbcd', side: 50 }));
  });

  it('have a seam only where it leaves something of the parcel', () => {
    const styles = createParcelStyles(look);
    expect([4, 11.9, 12, 29, 31].map((side) => seamOf(styles.field({ color: '#aabbcc', side })))).toEqual([
      0, 0, 0.8, 0.8, 1.5,
    ]);
  });

  it('step back where others are looked for', () => {
    const styles = createParcelStyles(look);
    expect(fillOf(styles.field({ color: '#ff8000', side: 50, isAside: true }))).toBe('rgba(255, 128, 0, 0.16)');
  });

  it('fill with 78 % of the colour, and with a neutral one where there is none or it cannot be read', () => {
    const styles = createParcelStyles(look);
    expect(fillOf(styles.field({ color: '#ff8000', side: 50 }))).toBe('rgba(255, 128, 0, 0.78)');
    const neutral = fillOf(styles.field({ color: null, side: 50 }));
    expect(fillOf(styles.field({ color: 'red;}', side: 50 }))).toBe(neutral);
  });

  it('give labels of one text one style, and none where there is no room', () => {
    const styles = createParcelStyles(look);
    const words = { name: 'Za humny', areaHa: 4, area: '4,00 ha', space: undefined };
    expect(styles.label(words, 1)).toBe(styles.label({ ...words }, 1.1));
    expect(styles.label(words, 1)).not.toBe(styles.label({ ...words, name: 'U lesa' }, 1));
    expect(styles.label(words, 100)).toBeUndefined();
    expect(styles.label({ ...words, space: [5, 5] }, 1)).toBeUndefined();
  });

  it('outline what is selected more strongly than what is pointed at', () => {
    const styles = createParcelStyles(look);
    const width = (mark: 'hovered' | 'selected'): number => styles.outline(mark).at(-1)?.getStroke()?.getWidth() ?? 0;
    expect(width('selected')).toBeGreaterThan(width('hovered'));
  });
});
