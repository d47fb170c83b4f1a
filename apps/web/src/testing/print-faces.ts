import { cutPrintFaces, type PrintFace } from '../../print-fonts.ts';

/** The product's font as the build cuts it for documents. */
export function printFaces(): Promise<readonly PrintFace[]> {
  return cutPrintFaces();
}
