import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useBrand } from '#web/lib/brands.ts';
import type { MapRoom } from '#web/map/camera.ts';
import { stepResolution } from '#web/map/print/draw-steps.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { fetchTile } from '#web/parts/parcel/parcel.queries.ts';
import { currentState } from '#web/parts/plan/plan.queries.ts';
import { useMapLook } from '#web/ui/use-map-look.ts';
import { creditsOf } from '../credits.ts';
import { useMapFact } from '../use-map-fact.ts';
import { measuredShapes } from '../measurements.ts';
import { useFarmMapState, type FarmMapState } from '../farm-map-state.ts';
import { useMeasureLabel } from '../use-measure-label.ts';
import { pictureDpi } from './draw-map.ts';
import type { SheetOrder } from './make-sheet.ts';
import type { MapOrder, OrderedParcels } from './map-order.ts';
import { cutOf } from './paper-cut.ts';
import type { Content, PrintSettings } from './print-settings.ts';
import { layOutSheet, type SheetLayout } from './sheet-layout.ts';
import { useDrawnLand, useDrawnLegend, type DrawnLand } from './use-drawn-land.ts';
import { useLegend } from './use-legend.ts';
import { useSheetWords } from './use-sheet-words.ts';
import type { SheetWords } from './sheet-marks.ts';

export interface OrderedSheet {
  readonly layout: SheetLayout;
  readonly words: SheetWords;
  /** The order for what lies in a room of the map; undefined as long as the map itself still waits for what it shows. */
  readonly orderOf: ((room: MapRoom) => SheetOrder) | undefined;
}

/** How the sheet is laid out by somebody's wishes, and what it is made from. */
export function useSheetOrder(settings: PrintSettings): OrderedSheet {
  const state = useFarmMapState();
  const usual = useSheetWords();
  const crops = useLegend();
  const drawn = useDrawnLand(!settings.without.has('overlays'));
  const others = useDrawnLegend(drawn);
  const map = useMapOrder(state, settings.without, drawn);
  const { locale } = useLanguage();
  const { title: author } = useBrand();

  const hasLegend = !settings.without.has('legend');
  const hasCrops = hasLegend && state.layers.isShown('parcels');
  const legend = hasLegend ? [...(hasCrops ? (crops ?? []) : []), ...others] : [];
  const layout = layOutSheet(settings.paper, legend.length);
  const isSaid = settings.title === undefined && state.season.id === currentState;
  // The usual title says of which day the land is.
  const words = { ...usual, title: settings.title ?? usual.title, state: isSaid ? '' : usual.state };
  const orderOf = (room: MapRoom, ordered: MapOrder): SheetOrder => {
    const { scale } = cutOf(room, layout.frame, settings.scale);
    const { center } = room;
    const frame = { center: [...center], widthMm: layout.frame.width, heightMm: layout.frame.height, scale };
    const resolution = stepResolution({ pictureDpi }, frame, settings.dpi);
    const credits = creditsOf(ordered.photos, ordered.overlays, resolution);
    return {
      sheet: { layout, words, legend, scale, credits },
      map: ordered,
      center,
      dpi: settings.dpi,
      facts: { title: words.title, author, language: locale, at: new Date() },
    };
  };
  const isReady = map !== undefined && (!hasCrops || crops !== undefined);
  return { layout, words, orderOf: isReady ? (room) => orderOf(room, map) : undefined };
}

function useMapOrder(
  state: FarmMapState,
  without: ReadonlySet<Content>,
  drawn: DrawnLand | undefined,
): MapOrder | undefined {
  const { base, farm, found, layers, opacity, season } = state;
  const [measured] = useMapFact(measuredShapes);
  const photos = without.has('base') ? [] : base.shown;
  const dress = useMapLook(photos.length > 0, true);
  const labelOf = useMeasureLabel();
  const day = useFarmDay(farm.id);
  const parcels = orderedParcels(state, day);
  if (!parcels || !drawn) return undefined;
  return {
    dress,
    drawn,
    photos,
    overlays: without.has('overlays') ? [] : layers.drawn,
    opacity,
    parcels,
    hasParcels: layers.isShown('parcels'),
    hasLabels: layers.isShown('labels') && !without.has('labels'),
    colors: season.colors,
    found,
    measured: without.has('measures')
      ? []
      : measured.map((one) => ({ kind: one.kind, points: one.points, label: labelOf(one) })),
  };
}

function orderedParcels({ farm, kind, parcels }: FarmMapState, day: string): OrderedParcels | undefined {
  const { outlines, spots } = parcels;
  if (kind === 'features') return outlines && { kind, outlines };
  const address = { farmId: farm.id, revision: farm.revision, day };
  return spots && { kind, address, spots, fetchTile };
}
