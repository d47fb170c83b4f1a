import { farmRoles, type FarmRole } from './enumerations/farm-role.ts';
import { permissionSets } from './permissions.generated.ts';

/** What may be done on a farm, named for what is done and not for the calls by which it is, as the modules declare it. */
export type FarmPermission = NamesOf<(typeof permissionSets)[number]>;

type NamesOf<Set> = Set extends unknown ? keyof Set : never;

/** The role that may least of those that may it: the one table by which the server refuses and the web hides. */
const leastRoles = joinPermissions(permissionSets);

export function mayRole(role: FarmRole, permission: FarmPermission): boolean {
  const least = leastRoles.get(permission);
  return least !== undefined && !isAbove(least, role);
}

/** The roles that may do something, the one who may most first. */
export function rolesThatMay(permission: FarmPermission): FarmRole[] {
  return farmRoles.filter((role) => mayRole(role, permission));
}

/** Whether one role stands above another: nobody gives a role above their own, nor takes one away. */
export function isAbove(role: FarmRole, other: FarmRole): boolean {
  return farmRoles.indexOf(role) < farmRoles.indexOf(other);
}

/** The roles that somebody of a role may give. */
export function rolesGivenBy(role: FarmRole): FarmRole[] {
  return mayRole(role, 'people.manage') ? farmRoles.filter((given) => !isAbove(given, role)) : [];
}

/** What all of them allow, by name; that two say who may the same is a mistake. */
export function joinPermissions(sets: readonly Readonly<Record<string, FarmRole>>[]): ReadonlyMap<string, FarmRole> {
  const joined = new Map<string, FarmRole>();
  for (const [permission, role] of sets.flatMap((set) => Object.entries(set))) {
    if (joined.has(permission)) throw new Error(`two modules say who may ${permission}`);
    joined.set(permission, role);
  }
  return joined;
}
