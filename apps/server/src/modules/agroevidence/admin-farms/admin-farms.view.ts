import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import type { CountedFarmRow } from '../../core/public.ts';
import type { FarmCountsRow } from './farm-counts.repository.ts';

export function adminFarmView(farm: CountedFarmRow, counts: FarmCountsRow | undefined): AdminFarm {
  return {
    id: farm.id,
    name: farm.name,
    countryCode: farm.countryCode,
    createdAt: farm.createdAt.toISOString(),
    version: farm.version,
    users: farm.users,
    parcels: counts?.parcels ?? 0,
    lastImport: counts ? lastImportOf(counts) : null,
    registry: counts ? registryOf(counts) : null,
  };
}

function lastImportOf({ state, done, total, startedAt, finishedAt }: FarmCountsRow): AdminFarm['lastImport'] {
  if (state === null || done === null || startedAt === null) return null;
  return {
    state,
    done,
    total,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function registryOf({ login, szrid, changedAt }: FarmCountsRow): AdminFarm['registry'] {
  return login === null || szrid === null || changedAt === null
    ? null
    : { login, szrid, changedAt: changedAt.toISOString() };
}
