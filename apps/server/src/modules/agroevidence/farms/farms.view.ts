import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { FarmRow } from '../../core/public.ts';
import type { FarmMapRow } from './farm-map.repository.ts';

export function farmView(farm: Pick<FarmRow, 'id' | 'name' | 'countryCode'>, map: FarmMapRow | undefined): Farm {
  return {
    id: farm.id,
    name: farm.name,
    countryCode: farm.countryCode,
    boundingBox: map ? boxOf(map) : null,
    revision: map?.revision ?? 1,
  };
}

function boxOf({ west, south, east, north }: FarmMapRow): Farm['boundingBox'] {
  return west === null || south === null || east === null || north === null ? null : [west, south, east, north];
}
