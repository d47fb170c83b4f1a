import { describe, expect, it } from 'vitest';
import { lightPalette } from '#web/lib/design-tokens.ts';
import { mapLook } from './look.ts';
import { createParcelStyles, fieldKey } from './parcel-styles.ts';

const look = mapLook(lightPalette, false);

describe('styles of parcels', () => {
  it('are shared by parcels of one colour at similar scales', () => {
    const styles = createParcelStyles(look);
    expect(styles.field('#aabbcc', 5)).toBe(styles.field('#aabbcc', 3));
    expect(styles.field('#aabbcc', 5)).not.toBe(styles.field('#aabbcc', 50));
    expect(styles.field('#aabbcc', 5)).not.toBe(styles.field('#aabbcd', 5));
  });

  it('are told apart by colour and width of the seam', () => {
    expect(fieldKey('#aabbcc', 5)).toBe(fieldKey('#aabbcc', 11));
    expect(new Set([3, 20, 60].map((resolution) => fieldKey(null, resolution))).size).toBe(3);
  });

  it('fill with 78 % of the colour, and with a neutral one where there is none or it cannot be read', () => {
    const styles = createParcelStyles(look);
    expect(styles.field('#ff8000', 5).getFill()?.getColor()).toBe('rgba(255, 128, 0, 0.78)');
    const neutral = styles.field(null, 5).getFill()?.getColor();
    expect(styles.field('red;}', 5).getFill()?.getColor()).toBe(neutral);
  });

  it('give labels of one text one style, and none where there is no room', () => {
    const styles = createParcelStyles(look);
    const words = { name: 'Za humny', areaHa: 4, area: '4,00 ha' };
    expect(styles.label(words, 1)).toBe(styles.label({ ...words }, 1.1));
    expect(styles.label(words, 1)).not.toBe(styles.label({ ...words, name: 'U lesa' }, 1));
    expect(styles.label(words, 100)).toBeUndefined();
  });

  it('outline what is selected more strongly than what is pointed at', () => {
    const styles = createParcelStyles(look);
    const width = (mark: 'hovered' | 'selected'): number => styles.outline(mark).at(-1)?.getStroke()?.getWidth() ?? 0;
    expect(width('selected')).toBeGreaterThan(width('hovered'));
  });
});
