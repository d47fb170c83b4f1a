import Collection from 'ol/Collection.js';
import LayerGroup from 'ol/layer/Group.js';
import type { MapOverlay } from '#web/lib/configuration.ts';
import type { MapPart } from '../map-part.ts';
import { createBasePicture, farthestResolution, type PictureOptions } from './base-picture.ts';
import { createOutlineTiles } from './outline-tiles.ts';

/** What an overlay was given to show, and for which moment where its pictures hold for one. */
export interface ShownOverlay {
  readonly overlay: MapOverlay;
  readonly moment?: string | undefined;
}

export interface OverlayPart extends MapPart {
  /** These overlays, the lowest first; those that were there already stay as they are. */
  readonly show: (shown: readonly ShownOverlay[]) => void;
  readonly setOpacity: (opacity: number) => void;
}

export interface OverlayPartOptions {
  /** Told that the service of an overlay does not answer, and that it does again. */
  readonly onSilence: (id: MapOverlay['id'], isSilent: boolean) => void;
}

/** The parcels of registers are drawn at this resolution and nearer; what limits a layer leaves its own limit out. */
export const registerResolution = 12;
/** What is as fine as parcels. Waters, protected areas, counties and weather say something from afar too. */
const asFineAsParcels: ReadonlySet<MapOverlay['id']> = new Set([
  'lpis',
  'lpis_cz',
  'lpis_sk',
  'subtractions',
  'landscape',
  'landscape_actual',
  'landscape_last_year',
]);
const farthestOfRegisters = registerResolution * (1 + 1e-6);

/** One overlay as it is drawn. */
export interface DrawnOverlay {
  readonly layer: ReturnType<typeof createBasePicture>['layer'] | ReturnType<typeof createOutlineTiles>['layer'];
  readonly dispose: () => void;
}

/** What registers and others show of the land, over the parcels. */
export function createOverlayPart({ onSilence }: OverlayPartOptions): OverlayPart {
  const group = new LayerGroup();
  let drawn = new Map<string, DrawnOverlay>();

  const show = (shown: readonly ShownOverlay[]): void => {
    const before = drawn;
    drawn = new Map(
      shown.map((one) => [keyOf(one), before.get(keyOf(one)) ?? drawOverlay(one, tellOf(one, onSilence))]),
    );
    group.setLayers(new Collection([...drawn.values()].map(({ layer }) => layer)));
    for (const [key, { dispose }] of before) if (!drawn.has(key)) dispose();
  };
  return {
    name: 'overlays',
    layers: [{ level: 'zones', layer: group }],
    show,
    setOpacity: (opacity) => group.setOpacity(opacity),
    dispose: () => {
      show([]);
      group.dispose();
    },
  };
}

function keyOf({ overlay, moment = '' }: ShownOverlay): string {
  return `${overlay.id} ${overlay.url} ${moment}`;
}

function tellOf({ overlay }: ShownOverlay, tell: OverlayPartOptions['onSilence']): OverlayWishes {
  return { onSilence: (isSilent) => tell(overlay.id, isSilent) };
}

/** What is told of the pictures of an overlay, and whether they are read. */
export type OverlayWishes = Required<Pick<PictureOptions, 'onSilence'>> & Pick<PictureOptions, 'isRead' | 'onLost'>;

export function drawOverlay({ overlay, moment }: ShownOverlay, wishes: OverlayWishes): DrawnOverlay {
  const farthest = farthestOf(overlay);
  if (overlay.kind === 'vector') return createOutlineTiles(overlay, { farthest, onSilence: wishes.onSilence });
  return createBasePicture(overlay, {
    ...wishes,
    className: 'zones',
    ...(moment !== undefined && { moment }),
    ...(farthest !== undefined && { farthest }),
  });
}

/** Parcels of registers are seen from near only; every layer where its own limit says so. */
export function farthestOf({ id, minZoom }: Pick<MapOverlay, 'id' | 'minZoom'>): number | undefined {
  const own = farthestResolution({ id, minZoom });
  return asFineAsParcels.has(id) ? Math.min(farthestOfRegisters, own ?? Infinity) : own;
}
