import type { Processes } from '#server/processes/processes.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { createKeptPages, type KeptPages } from './kept-pages.ts';
import { createKeptRows, type KeptRows } from './kept-rows.ts';
import { createParcelOrders, type ParcelOrders } from './parcel-orders.ts';

/** What is known of the lists of parcels without reading them anew. */
export interface KnownParcels {
  readonly pages: KeptPages;
  readonly rows: KeptRows;
  readonly orders: ParcelOrders;
  readonly crops: CropCatalogue;
}

export function createKnownParcels(crops: CropCatalogue, processes: Pick<Processes, 'size'>): KnownParcels {
  return {
    pages: createKeptPages(processes),
    rows: createKeptRows(processes),
    orders: createParcelOrders(processes),
    crops,
  };
}
