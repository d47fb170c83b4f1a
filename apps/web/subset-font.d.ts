declare module 'subset-font' {
  interface Wishes {
    readonly targetFormat: 'woff2' | 'truetype';
    /** A range that stays, or the one value that the font has from then on. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** The font with what the text needs of it and no more. */
  export default function subsetFont(font: Buffer, text: string, wishes: Wishes): Promise<Buffer>;
}
