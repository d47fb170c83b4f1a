import type { MapOverlay, OverlayId } from '#web/lib/configuration.ts';

/** What can be shown and hidden on the map, but the background. */
export type LayerName = OwnLayer | OverlayId;

/** Of what the farm knows itself. */
export const ownLayers = ['parcels', 'labels', 'sensors', 'land_features', 'left_out'] as const;
type OwnLayer = (typeof ownLayers)[number];

const usual: readonly LayerName[] = ['parcels', 'labels'];
const nothing = 'none';

/** What the address or the memory says is shown, as far as there still is such a layer; else what usually is. */
export function shownLayers(written: string | undefined, overlays: readonly MapOverlay[]): ReadonlySet<LayerName> {
  if (written === undefined) return new Set(usual);
  const names = written.split(',');
  return new Set([...ownLayers, ...overlays.map(({ id }) => id)].filter((name) => names.includes(name)));
}

/** Undefined where nothing has to be said, because all is as usual. */
export function writtenLayers(shown: ReadonlySet<LayerName>): string | undefined {
  const isUsual = shown.size === usual.length && usual.every((name) => shown.has(name));
  if (isUsual) return undefined;
  return shown.size === 0 ? nothing : [...shown].toSorted().join(',');
}

export function withLayer(shown: ReadonlySet<LayerName>, name: LayerName, isShown: boolean): ReadonlySet<LayerName> {
  const others = [...shown].filter((other) => other !== name);
  return new Set(isShown ? [...others, name] : others);
}
