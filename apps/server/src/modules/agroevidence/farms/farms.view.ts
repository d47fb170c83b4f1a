import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import type { FarmRow } from '../../core/public.ts';
import type { FarmMapRow } from './farm-map.repository.ts';

/** A farm as whoever has a role there sees it. */
export function farmView(
  farm: Pick<FarmRow, 'id' | 'name' | 'countryCode' | 'version'>,
  map: FarmMapRow | undefined,
  role: FarmRole,
): Farm {
  return {
    id: farm.id,
    name: farm.name,
    countryCode: farm.countryCode,
    role,
    boundingBox: map ? boxOf(map) : null,
    revision: map?.revision ?? 1,
    version: farm.version,
  };
}

function boxOf({ west, south, east, north }: FarmMapRow): Farm['boundingBox'] {
  return west === null || south === null || east === null || north === null ? null : [west, south, east, north];
}
