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

export function createKnownParcels(crops: CropCatalogue): KnownParcels {
  return {
    pages: createKeptPages(),
    rows: createKeptRows(),
    orders: createParcelOrders(),
    crops,
  };
}
