import { drawOverlay, type DrawnOverlay, type ShownOverlay } from '#web/map/parts/overlay-part.ts';
import { createBasePicture } from '#web/map/parts/base-picture.ts';
import { createLandFeaturePart } from '#web/map/parts/land-feature-part.ts';
import { createLeftOutPart } from '#web/map/parts/left-out-part.ts';
import { createMeasurePart } from '#web/map/parts/measure-part.ts';
import { drawStep, stepResolution, type Drawing, type DrawStep } from '#web/map/print/draw-steps.ts';
import type { Level } from '#web/map/levels.ts';
import type { MapLayer, MapPart } from '#web/map/map-part.ts';
import { drawnAt } from '../base-choice.ts';
import { isClosed } from './is-closed.ts';
import type { Loss, MapOrder } from './map-order.ts';
import { createParcelsOnPaper, type ParcelsOnPaper } from './parcels-on-paper.ts';

/** Finer than a screen; what is asked for beyond this, services of offices feel more than readers see. */
export const pictureDpi = 200;

/** Nobody presses a cluster on paper to come nearer, and paper is finer: nearer than this, land is drawn as it lies. */
const coarsestWithoutClusters = 50_000;

/** Draws the map into its place on a canvas, layer by layer from the lowest. Gives back which of them are not there. */
export async function drawMap(order: MapOrder, drawing: Drawing): Promise<readonly Loss[]> {
  const { measured, dress, opacity } = order;
  const losses: Loss[] = [];
  const parcels = await createParcelsOnPaper(order);
  const measures = createMeasurePart(dress);
  measures.show(measured);
  const land = createDrawnLand(order);
  try {
    const resolution = stepResolution({ pictureDpi }, drawing.frame, drawing.dpi);
    for (const photo of drawnAt(order.photos, resolution)) {
      const pictures = { layer: photo.id, opacity: opacity.base, pictureDpi };
      losses.push(...(await drawPictures(pictures, drawing, (told) => createBasePicture(photo, told))));
    }
    const fields = [
      ...layersAt(parcels.part.layers, ['fields']),
      ...land.flatMap((part) => layersAt(part.layers, ['zones'])),
    ];
    const isWhole = await drawStep({ layers: fields }, drawing);
    for (const overlay of order.overlays) losses.push(...(await drawOneOverlay(overlay, opacity.overlays, drawing)));
    const levels = drawing.frame.scale > coarsestWithoutClusters ? (['clusters'] as const) : [];
    const rest = [...layersAt(parcels.part.layers, levels), ...layersAt(measures.layers, ['lines'])];
    const isWritten = await drawStep({ layers: [...rest, ...layersAt(parcels.part.layers, ['labels'])] }, drawing);
    return isWhole && isWritten && !parcels.isShort() ? losses : [...losses, lostParcels];
  } finally {
    measures.dispose();
    for (const part of land) part.dispose();
    parcels.part.dispose();
  }
}

/** Water, zones, strips and what is left out, each over those before it. */
function createDrawnLand({ drawn, dress, opacity }: MapOrder): readonly Pick<MapPart, 'layers' | 'dispose'>[] {
  const [features, leftOut] = [createLandFeaturePart(dress), createLeftOutPart(dress)];
  const strips = createLeftOutPart(dress, 'strip');
  features.show(drawn.features);
  leftOut.show(drawn.leftOut);
  leftOut.setOpacity(opacity.overlays);
  strips.show(drawn.strips);
  return [features, leftOut, strips];
}

const lostParcels: Loss = { layer: 'parcels', reason: 'silent' };

function layersAt(layers: ParcelsOnPaper['part']['layers'], levels: readonly Level[]): MapLayer['layer'][] {
  return layers.flatMap(({ layer, level }) => (levels.includes(level) ? [layer] : []));
}

interface Told {
  readonly isRead: true;
  readonly onLost: (address: string) => void;
  readonly onSilence: (isSilent: boolean) => void;
}

/** Of outlines no density is said: they are as fine as the paper. */
interface DrawnPictures extends Pick<DrawStep, 'pictureDpi'> {
  readonly layer: string;
  readonly opacity: number;
}

async function drawPictures(
  { layer, opacity, ...density }: DrawnPictures,
  drawing: Drawing,
  create: (told: Told) => DrawnOverlay,
): Promise<readonly Loss[]> {
  const [silences, lost]: [boolean[], string[]] = [[], []];
  const pictures = create({
    isRead: true,
    onLost: (address) => lost.push(address),
    onSilence: (isSilent) => silences.push(isSilent),
  });
  pictures.layer.setOpacity(opacity);
  try {
    const isWhole = await drawStep({ layers: [pictures.layer], ...density }, drawing);
    if (isWhole && !silences.includes(true) && lost.length === 0) return [];
    return [{ layer, reason: (await isClosed(lost[0])) ? 'closed' : 'silent' }];
  } finally {
    pictures.dispose();
  }
}

function drawOneOverlay(shown: ShownOverlay, opacity: number, drawing: Drawing): Promise<readonly Loss[]> {
  const { id, kind } = shown.overlay;
  const pictures = { layer: id, opacity, ...(kind !== 'vector' && { pictureDpi }) };
  return drawPictures(pictures, drawing, (told) => drawOverlay(shown, told));
}
