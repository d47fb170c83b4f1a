import type { Palette } from '#web/lib/design-tokens.ts';

/** Colours and type of what the map draws. */
export interface MapLook {
  /** Outlines of what is pointed at and selected, in both schemes drawn inside a light casing. */
  readonly ink: string;
  readonly casing: string;
  readonly seam: string;
  /** Fill of parcels of which no crop is known, and their edge, which is to be seen on every ground. */
  readonly neutral: string;
  readonly neutralEdge: string;
  /** Drawn on both sides of that edge where the ground may have any colour. */
  readonly neutralCasing: string | undefined;
  readonly labelInk: string;
  readonly labelHalo: string;
  readonly marker: string;
  /** Lines on the ground itself, and what they are set off from it by. */
  readonly lineInk: string;
  readonly lineCasing: string;
  readonly cluster: { readonly fill: string; readonly edge: string; readonly text: string };
  readonly fontFamily: string;
}

/** What lies below the parcels. */
export type GroundTone = 'light' | 'dark' | 'picture';

const neutralEdges: Readonly<Record<GroundTone, string>> = { light: '#6b6551', dark: '#d8d4bf', picture: '#332f24' };

const fontFamily = '"Inter Variable", system-ui, sans-serif';
const ink = '#1b241e';

/** The look of the map over a ground; fields and labels stay light, so that crops keep their colours. */
export function mapLook(brand: Pick<Palette, 'brick' | 'field' | 'paper'>, tone: GroundTone): MapLook {
  const isDark = tone === 'dark';
  return {
    ink,
    casing: 'rgba(255, 255, 255, 0.92)',
    seam: isDark ? 'rgba(255, 253, 248, 0.75)' : '#ffffff',
    neutral: isDark ? '#a9a690' : '#cdc7b4',
    neutralEdge: neutralEdges[tone],
    neutralCasing: tone === 'picture' ? '#fffdf8' : undefined,
    labelInk: ink,
    labelHalo: 'rgba(255, 255, 255, 0.88)',
    lineInk: isDark ? '#eef1e9' : ink,
    lineCasing: isDark ? '#141b16' : '#ffffff',
    marker: isDark ? '#9b3b2e' : brand.brick,
    cluster: { fill: brand.paper, edge: isDark ? '#8ac594' : brand.field, text: ink },
    fontFamily,
  };
}
