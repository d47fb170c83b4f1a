import type { BoundingBox, MultiPolygon } from '@brazda/contract/shapes.ts';
import type { MapDress } from '#web/map/map-dress.ts';
import { createOutlinePart } from '#web/map/parts/outline-part.ts';
import { createTiledParcels } from '#web/map/parts/tiled-parcels.ts';
import type { TileAddress } from '#web/map/parts/tile-source.ts';
import { drawStep } from '#web/map/print/draw-steps.ts';
import { ellipsoidScale, toView, toViewExtent } from '#web/map/projection.ts';
import { fetchTile } from '#web/parts/parcel/parcel.queries.ts';
import { orderMapMm } from './order-paper.ts';

/** What of the land an order shows. */
export interface OrderedMap {
  readonly dress: MapDress;
  readonly address: TileAddress;
  readonly parcelIds: ReadonlySet<number>;
  /** What was drawn as the part of a parcel to work on. */
  readonly drawn: readonly MultiPolygon[];
  readonly box: BoundingBox;
}

const dpi = 200;
const mmPerInch = 25.4;
/** Around the parcels, so that it is seen what they lie beside. */
const margin = 1.15;
/** Nearer than this, a small field fills the sheet and nobody knows where it is. */
const finestScale = 2500;

/** Draws the parcels of an order as a picture for paper; whether all of them came is said as well. */
export async function drawOrderMap(
  { dress, address, parcelIds, drawn, box }: OrderedMap,
  signal: AbortSignal,
): Promise<{ readonly picture: Blob; readonly isWhole: boolean }> {
  let isShort = false;
  const parcels = createTiledParcels({
    dress,
    isStill: true,
    onCluster: () => undefined,
    fetchTile: (request) =>
      fetchTile(request).catch((cause: unknown) => {
        isShort = true;
        throw cause;
      }),
  });
  const worked = createOutlinePart(dress);
  parcels.show(address);
  parcels.only(parcelIds);
  worked.show(drawn.map(outlineInView));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((orderMapMm.width / mmPerInch) * dpi);
  canvas.height = Math.round((orderMapMm.height / mmPerInch) * dpi);
  try {
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('The browser gives no room for a map');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    const layers = [
      ...parcels.layers.filter(({ level }) => level === 'fields' || level === 'labels'),
      ...worked.layers,
    ];
    const frame = { ...frameOf(box), widthMm: orderMapMm.width, heightMm: orderMapMm.height };
    const isDrawn = await drawStep(
      { layers: layers.map(({ layer }) => layer) },
      { context, left: 0, top: 0, dpi, frame, signal },
    );
    return { picture: await pictureOf(canvas), isWhole: isDrawn && !isShort };
  } finally {
    parcels.dispose();
    worked.dispose();
  }
}

/** The middle of a box, and the scale at which all of it is on the sheet. */
function frameOf(box: BoundingBox): { readonly center: [number, number]; readonly scale: number } {
  const [west = 0, south = 0, east = 0, north = 0] = toViewExtent(box);
  const center: [number, number] = [(west + east) / 2, (south + north) / 2];
  const metres = ellipsoidScale(center[1]);
  const across = ((east - west) * metres * margin) / (orderMapMm.width / 1000);
  const upwards = ((north - south) * metres * margin) / (orderMapMm.height / 1000);
  return { center, scale: Math.max(across, upwards, finestScale) };
}

function outlineInView({ coordinates }: MultiPolygon): [number, number][][][] {
  return coordinates.map((rings) =>
    rings.map((ring) => ring.slice(0, -1).map(([lon = 0, lat = 0]) => toView(lon, lat))),
  );
}

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The map could not be kept'))), 'image/png');
  });
}
