declare module 'subset-font' {
  interface Wishes {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** The font with what the text needs of it and no more. */
  export default function subsetFont(font: Buffer, text: string, wishes: Wishes): Promise<Buffer>;
}
