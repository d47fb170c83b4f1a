/** The little of pdfmake that is used here; the package brings no types of its own. */
declare module 'pdfmake' {
  export interface PdfMaker {
    addFonts(fonts: Readonly<Record<string, unknown>>): void;
    setUrlAccessPolicy(mayFetch: (url: string) => boolean): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  }
  const maker: PdfMaker;
  export default maker;
}
declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: { readonly Roboto: Readonly<Record<string, string>> };
  export default fonts;
}
