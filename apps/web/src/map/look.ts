import type { Palette } from '#web/lib/design-tokens.ts';

/** Colours and type of what the map draws. */
export interface MapLook {
  /** Outlines of what is pointed at and selected, in both schemes drawn inside a light casing. */
  readonly ink: string;
  readonly casing: string;
  readonly seam: string;
  /** Fill of parcels of which no crop is known. */
  readonly neutral: string;
  readonly labelInk: string;
  readonly labelHalo: string;
  readonly marker: string;
  readonly fontFamily: string;
}

const fontFamily = '"Inter Variable", system-ui, sans-serif';
const ink = '#1b241e';

/** The look of the map over light or dark ground; fields and labels stay light, so that crops keep their colours. */
export function mapLook(brand: Pick<Palette, 'brick'>, isDark: boolean): MapLook {
  return {
    ink,
    casing: 'rgba(255, 255, 255, 0.92)',
    seam: isDark ? 'rgba(255, 253, 248, 0.75)' : '#ffffff',
    neutral: isDark ? '#a9a690' : '#cdc7b4',
    labelInk: ink,
    labelHalo: 'rgba(255, 255, 255, 0.88)',
    marker: isDark ? '#9b3b2e' : brand.brick,
    fontFamily,
  };
}
