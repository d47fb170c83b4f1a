import type { QueryClient } from '@tanstack/react-query';
import { farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';

/** Begins to ask for what a form stands on while its code still comes; what could not be had, the form asks for and tells. */
export function askForGround(queries: QueryClient, farmId: number): void {
  queries.query(farmSettingsOptions(farmId)).catch(() => undefined);
  queries.query(parcelListOptions(farmId)).catch(() => undefined);
}
