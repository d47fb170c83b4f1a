import type { AvailableUpdates, RegistryAccess, RegistryUpdate } from '@brazda/contract/agroevidence/eagri.ts';
import type { RegistryAccessRow } from './registry-access.repository.ts';
import type { RegistryCheckRow, RegistryUpdateRow } from './registry-checks.repository.ts';

export function registryAccessView(farmId: number, row: RegistryAccessRow | undefined): RegistryAccess {
  const { login = null, szrid = null, version = 0 } = row ?? {};
  return { farmId, login, szrid, hasSecret: row !== undefined, version };
}

export function availableUpdatesView(rows: readonly RegistryCheckRow[]): AvailableUpdates {
  const farms = rows.map((row) => ({
    farmId: row.farmId,
    state: row.state,
    hasChanges: row.state === 'IN_PROGRESS' ? null : row.hasChanges,
    changedOn: row.changedOn,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    failure: row.failure,
  }));
  return { state: farms.some(({ state }) => state === 'IN_PROGRESS') ? 'IN_PROGRESS' : 'AVAILABLE', farms };
}

export function registryUpdateView(row: RegistryUpdateRow): RegistryUpdate {
  return {
    importId: row.id,
    farmId: row.farmId,
    validityDate: row.validityDate,
    updatedAt: row.finishedAt.toISOString(),
    parcels: row.imported,
  };
}
