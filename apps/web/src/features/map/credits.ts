import type { BaseLayer } from '#web/lib/configuration.ts';
import { farthestOf, type ShownOverlay } from '#web/map/parts/overlay-part.ts';
import { drawnAt } from './base-choice.ts';

/** What must be said of the origin of a layer. */
export interface Credit {
  readonly layer: string;
  readonly text: string;
}

/** Of the layers that are drawn at a resolution. */
export function creditsOf(
  layers: readonly BaseLayer[],
  overlays: readonly ShownOverlay[],
  resolution: number,
): readonly Credit[] {
  const over = overlays.flatMap(({ overlay }) => (resolution < (farthestOf(overlay) ?? Infinity) ? [overlay] : []));
  return [...drawnAt(layers, resolution), ...over].flatMap(({ id, attribution }) =>
    attribution ? [{ layer: id, text: attribution }] : [],
  );
}
