import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { mayRole, type FarmPermission } from '@brazda/domain/farm-roles.ts';
import { useQuery } from '@tanstack/react-query';
import { farmListOptions } from './farms.queries.ts';

/** What the user is on a farm; undefined as long as it is not known. */
export function useRole(farmId: number | undefined): FarmRole | undefined {
  const { data: farms } = useQuery(farmListOptions());
  return farms?.find(({ id }) => id === farmId)?.role;
}

/** Whether the user may do something on a farm; no as long as it is not known. What one may not do is not shown. */
export function useMay(permission: FarmPermission, farmId: number | undefined): boolean {
  const role = useRole(farmId);
  return role !== undefined && mayRole(role, permission);
}
