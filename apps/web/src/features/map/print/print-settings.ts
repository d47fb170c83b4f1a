import type { Density, Paper } from './paper.ts';
import type { ScaleChoice } from './print-scale.ts';

/** What may be left out of the map on paper. */
export const contents = ['legend', 'labels', 'base', 'overlays', 'measures'] as const;
export type Content = (typeof contents)[number];

/** How somebody wishes the map on paper. */
export interface PrintSettings {
  /** Undefined for the usual one. */
  readonly title: string | undefined;
  readonly paper: Paper;
  readonly scale: ScaleChoice;
  readonly dpi: Density;
  readonly without: ReadonlySet<Content>;
}
