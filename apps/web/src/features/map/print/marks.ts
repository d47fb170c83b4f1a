import type { Box } from './paper.ts';
import type { Type } from './sheet-text.ts';

type Point = readonly [x: number, y: number];

/** Something on the paper, in millimetres from its upper left corner; colours are `#rrggbb`. */
export type Mark = TextMark | ShapeMark | PictureMark;

export interface TextMark extends Type {
  readonly kind: 'text';
  readonly text: string;
  /** Where its line begins, or ends, or has its middle. */
  readonly at: Point;
  readonly align: 'start' | 'middle' | 'end';
  readonly color: string;
}

export interface ShapeMark {
  readonly kind: 'shape';
  /** Its corners; the last is joined to the first. */
  readonly points: readonly Point[];
  readonly fill?: string | undefined;
  readonly line?: { readonly color: string; readonly width: number };
}

/** The map. */
export interface PictureMark {
  readonly kind: 'picture';
  readonly box: Box;
}

export function rectangle({ x, y, width, height }: Box): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
