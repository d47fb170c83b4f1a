import type { Endpoint } from '@brazda/contract/endpoint.ts';
import { farmRoles } from '@brazda/domain/enumerations/farm-role.ts';
import { mayRole, type FarmPermission } from '@brazda/domain/farm-roles.ts';
import { z } from 'zod';
import type { Who } from '../access/who.ts';
import { Failure } from '../foundation/failure.ts';

/** The farms that a call names, as its path and its query do. */
export interface AskedFarms {
  readonly asked: readonly number[];
  readonly inPath: readonly number[];
}

/** Names of path parameters that are ids of farms, by the mark that the contract sets. */
export function farmIdsIn(params: z.ZodObject | undefined): string[] {
  return Object.entries(params?.shape ?? {})
    .filter(
      ([, schema]) => (z.globalRegistry.get(schema as z.ZodType) as { entity?: string } | undefined)?.entity === 'farm',
    )
    .map(([name]) => name);
}

/** What roles are asked about before a call is answered; nothing where every member of a farm may make it. */
export function permissionToAsk({ permission }: Endpoint): FarmPermission | undefined {
  return permission && farmRoles.every((role) => mayRole(role, permission)) ? undefined : permission;
}

/**
 * The check in code. A farm that is not the caller's is answered like one that does not exist; one where their role does
 * not allow the call is refused as that. A call that names no farm is about those where it is allowed.
 */
export function scopeOf(
  asker: Omit<Who, 'farmIds'>,
  { asked, inPath }: AskedFarms,
  permission: FarmPermission | undefined,
  checksInCode: boolean,
): Who {
  const { memberships } = asker;
  const isForeign = (farmId: number): boolean => !memberships.includes(farmId);
  if (checksInCode && [...asked, ...inPath].some(isForeign)) throw new Failure('farm.notFound');
  const named = inPath.length > 0 ? inPath : asked;
  if (named.length === 0) return { ...asker, farmIds: allowedFarms(asker, permission) };
  if (!named.every((farmId) => isAllowed(asker, farmId, permission))) throw new Failure('farm.notAllowed');
  return { ...asker, farmIds: named };
}

function allowedFarms(asker: Omit<Who, 'farmIds'>, permission: FarmPermission | undefined): readonly number[] {
  const { memberships } = asker;
  if (permission === undefined || memberships.length === 0) return memberships;
  const allowed = memberships.filter((farmId) => isAllowed(asker, farmId, permission));
  if (allowed.length === 0) throw new Failure('farm.notAllowed');
  return allowed;
}

/** Of a farm that is not theirs there is no role: whether it may be named at all was asked before. */
function isAllowed({ roles }: Pick<Who, 'roles'>, farmId: number, permission: FarmPermission | undefined): boolean {
  const role = roles.get(farmId);
  return permission === undefined || role === undefined || mayRole(role, permission);
}
