import { createOutlinedParcels } from '#web/map/parts/outlined-parcels.ts';
import type { ParcelPart } from '#web/map/parts/parcel-part.ts';
import { createTiledParcels } from '#web/map/parts/tiled-parcels.ts';
import type { MapOrder, OrderedParcels } from './map-order.ts';

export interface ParcelsOnPaper {
  readonly part: ParcelPart;
  /** Whether some of them did not come. */
  readonly isShort: () => boolean;
}

/** The parcels as they are on the map, but that none of them is chosen. */
export async function createParcelsOnPaper(order: MapOrder): Promise<ParcelsOnPaper> {
  const parcels =
    order.parcels.kind === 'tiles' ? fromTiles(order, order.parcels) : await fromOutlines(order, order.parcels);
  const { part } = parcels;
  part.only(order.found);
  part.recolor(order.colors);
  part.setOpacity(order.opacity.parcels);
  part.setShown({ parcels: order.hasParcels, labels: order.hasLabels });
  return parcels;
}

const still = { isStill: true, onCluster: () => undefined } as const;

async function fromOutlines(
  { dress }: MapOrder,
  { outlines }: Extract<OrderedParcels, { kind: 'features' }>,
): Promise<ParcelsOnPaper> {
  const part = createOutlinedParcels({ dress, ...still });
  await new Promise<void>((resolve) => {
    part.show(outlines, resolve);
  });
  return { part, isShort: () => false };
}

function fromTiles(
  { dress }: MapOrder,
  { address, spots, fetchTile }: Extract<OrderedParcels, { kind: 'tiles' }>,
): ParcelsOnPaper {
  let isShort = false;
  const part = createTiledParcels({
    dress,
    ...still,
    fetchTile: (request) =>
      fetchTile(request).catch((cause: unknown) => {
        isShort ||= !request.signal.aborted;
        throw cause;
      }),
  });
  part.show(address);
  part.showSpots(spots);
  return { part, isShort: () => isShort };
}
