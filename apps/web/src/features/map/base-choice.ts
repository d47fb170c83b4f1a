import type { BaseLayer } from '#web/lib/configuration.ts';
import { farthestResolution } from '#web/map/parts/base-picture.ts';

/** Plain ground without pictures. */
export const noBase = 'none';

/** What a country has of layers that may be for some only. */
export function layersFor<L extends Pick<BaseLayer, 'countries'>>(
  layers: readonly L[],
  countryCode: string,
): readonly L[] {
  return layers.filter(({ countries }) => countries === undefined || countries.includes(countryCode));
}

/** The layer that was chosen before, as far as there still is one; else the first. */
export function chosenBase(layers: readonly BaseLayer[], stored: string | undefined): string {
  if (stored === noBase || layers.some(({ id }) => id === stored)) return stored ?? noBase;
  return layers[0]?.id ?? noBase;
}

/** What is drawn for a choice, lowest first: under a layer for close views lies the first that is drawn from everywhere. */
export function baseStack(layers: readonly BaseLayer[], choice: string): readonly BaseLayer[] {
  const chosen = layers.find(({ id }) => id === choice);
  if (!chosen) return [];
  if (farthestResolution(chosen) === undefined) return [chosen];
  const under = layers.find((layer) => layer !== chosen && farthestResolution(layer) === undefined);
  return under ? [under, chosen] : [chosen];
}

/** The layers of a stack that are drawn at a resolution. */
export function drawnAt(stack: readonly BaseLayer[], resolution: number): readonly BaseLayer[] {
  const isNear = (layer: BaseLayer): boolean => resolution < (farthestResolution(layer) ?? Infinity);
  const top = stack.at(-1);
  return top && isNear(top) ? [top] : stack.slice(0, -1).filter(isNear);
}
