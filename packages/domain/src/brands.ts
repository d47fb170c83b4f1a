/** What server and web must say alike of a brand, from the first letter of the page on. */
export interface BrandFace {
  readonly title: string;
  /** The colour of paper in light and in dark, for the browser's own frame around the page. */
  readonly light: string;
  readonly dark: string;
  /** The colour of its name and of buttons on light paper. */
  readonly accent: string;
}

export const brandIds = ['brazda', 'lanora', 'slivena'] as const;
export type BrandId = (typeof brandIds)[number];

export const brandFaces: Readonly<Record<BrandId, BrandFace>> = {
  brazda: { title: 'Brázda', light: '#fffdf8', dark: '#1d2620', accent: '#2f6b3c' },
  lanora: { title: 'Lánora', light: '#fcfdfe', dark: '#1a242d', accent: '#1d5f86' },
  slivena: { title: 'Slívena', light: '#fffcfb', dark: '#291f29', accent: '#6a3a6d' },
};

/** Which brand a host shows; a host that is not named shows the one of `*`, or else the first of all. */
export function brandOfHost(brands: Readonly<Record<string, BrandId>>, host: string): BrandId {
  return brands[host.toLowerCase()] ?? brands['*'] ?? 'brazda';
}
