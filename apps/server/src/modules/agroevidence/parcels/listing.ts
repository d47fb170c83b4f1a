import type { FarmReading } from '#server/db/farm-scope.ts';
import type { KnownParcels } from './known-parcels.ts';
import type { Reading } from './parcels.repository.ts';

/** What lists of parcels are made from: the farms, what is known of them at a state and an hour, and for whom. */
export interface Listing {
  readonly farms: FarmReading;
  readonly known: KnownParcels;
  /** The revisions of the farms and the hour: whatever a list is made from is the same as long as this is. */
  readonly state: string;
  /** How often the plans of the farms were changed, where a season is told of; else blank. */
  readonly plans: string;
  readonly reading: Reading;
}
