export const paperSizes = ['a4', 'a3'] as const;
export const orientations = ['landscape', 'portrait'] as const;
/** Dots to the inch. */
export const densities = [150, 300] as const;

export type PaperSize = (typeof paperSizes)[number];
export type Orientation = (typeof orientations)[number];
export type Density = (typeof densities)[number];

export interface Paper {
  readonly size: PaperSize;
  readonly orientation: Orientation;
}

/** A rectangle on paper, in millimetres from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const mmPerInch = 25.4;

const shortAndLongMm: Readonly<Record<PaperSize, readonly [number, number]>> = { a4: [210, 297], a3: [297, 420] };

export function paperMm({ size, orientation }: Paper): Pick<Box, 'width' | 'height'> {
  const [short, long] = shortAndLongMm[size];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

export function pixelsOf(mm: number, dpi: Density): number {
  return Math.round((mm / mmPerInch) * dpi);
}
