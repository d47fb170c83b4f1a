import type { MultiPolygon as Outline } from '@brazda/contract/shapes.ts';
import { landFeatureKinds } from '@brazda/domain/enumerations/deduction-kind.ts';
import { useText } from '#web/i18n/T.tsx';
import { featureColors, type ShownFeature } from '#web/map/parts/land-feature-part.ts';
import { leftOutColors } from '#web/map/parts/left-out-part.ts';
import { useFarmMapState } from '../farm-map-state.ts';
import { useSeenFeatures } from '../land-features/use-seen-features.ts';
import { useMapFact } from '../use-map-fact.ts';
import { triedStrip } from '../strips/tried-strip.ts';
import { useLeftOut } from '../use-left-out.ts';
import type { LegendRow } from './legend-rows.ts';

/** What lies over the parcels: water, zones, land that is left out, and the strip that is tried. */
export interface DrawnLand {
  readonly features: readonly ShownFeature[];
  readonly leftOut: readonly Outline[];
  readonly strips: readonly Outline[];
}

const nothing: DrawnLand = { features: [], leftOut: [], strips: [] };

/** As it is on the map; undefined as long as the map itself waits for it. */
export function useDrawnLand(isWanted: boolean): DrawnLand | undefined {
  const { layers } = useFarmMapState();
  const [strip] = useMapFact(triedStrip);
  const seen = useSeenFeatures();
  const leftOut = useLeftOut();
  if (!isWanted) return nothing;
  const isWaiting =
    (layers.isShown('land_features') && isAwaited(seen, seen.features)) ||
    (layers.isShown('left_out') && isAwaited(leftOut, leftOut.land));
  if (isWaiting) return undefined;
  return { features: seen.features ?? [], leftOut: leftOut.land?.outlines ?? [], strips: strip ? [strip] : [] };
}

/** Whether a layer waits for what it draws: the map is near enough, and nothing went wrong. */
function isAwaited({ isTooFar, error }: { isTooFar: boolean; error: unknown }, drawn: unknown): boolean {
  return drawn === undefined && !isTooFar && !error;
}

/** What it is called in the legend, each once. */
export function useDrawnLegend({ features, leftOut, strips }: DrawnLand = nothing): readonly LegendRow[] {
  const text = useText();
  const kinds = new Set(features.map(({ kind }) => kind));
  return [
    ...landFeatureKinds
      .filter((kind) => kinds.has(kind))
      .map((kind): LegendRow => {
        const sign = kind === 'WATER' ? 'line' : 'dashes';
        return { sign, color: featureColors[kind], name: text(`landFeature.kind.${kind}`), areaHa: undefined };
      }),
    ...(leftOut.length > 0
      ? [{ color: leftOutColors['left out'], name: text('map.layer.left_out'), areaHa: undefined } as const]
      : []),
    ...(strips.length > 0
      ? [{ color: leftOutColors.strip, name: text('strip.title'), areaHa: undefined } as const]
      : []),
  ];
}
