import type { Weight } from '../sheet-text.ts';

/** One weight of the product's font in one range of letters, as the build cuts it; lengths in thousandths of its size. */
export interface PrintFace {
  readonly weight: Weight;
  readonly letters: readonly (readonly [code: number, glyph: number, width: number])[];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly [number, number, number, number];
  /** How long the file is before it is packed. */
  readonly length: number;
  /** The file, packed with deflate, in base 64. */
  readonly packed: string;
}

export async function loadPrintFaces(signal: AbortSignal): Promise<readonly PrintFace[]> {
  const answer = await fetch('/fonts/print.json', { signal });
  if (!answer.ok) throw new Error(`/fonts/print.json answered ${answer.status}`);
  return (await answer.json()) as readonly PrintFace[];
}
