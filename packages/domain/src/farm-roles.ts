import { farmRoles, type FarmRole } from './enumerations/farm-role.ts';

/**
 * What may be done on a farm, named for what is done and not for the calls by which it is:
 * - `farm.read`: see all that the farm has;
 * - `records.write`: write down what was done on its land;
 * - `records.import`: bring old records in from files, and take them back as a whole;
 * - `land.change`: change its parcels, bring land in, take updates of the registry;
 * - `records.submit`: hand its records over to the ministry;
 * - `people.manage`: say who belongs to it, and as what;
 * - `farm.manage`: its name, and how it signs in to the registry;
 * - `farm.delete`: its end.
 */
export type FarmPermission =
  | 'farm.read'
  | 'records.write'
  | 'records.import'
  | 'records.submit'
  | 'land.change'
  | 'people.manage'
  | 'farm.manage'
  | 'farm.delete';

const ofReader = ['farm.read'] as const;
const ofWorker = [...ofReader, 'records.write'] as const;
const ofManager = [
  ...ofWorker,
  'records.import',
  'records.submit',
  'land.change',
  'people.manage',
  'farm.manage',
] as const;

/** Who may what: the one table by which the server refuses and the web hides. */
const permissionsOf: Readonly<Record<FarmRole, readonly FarmPermission[]>> = {
  owner: [...ofManager, 'farm.delete'],
  manager: ofManager,
  worker: ofWorker,
  reader: ofReader,
};

export function mayRole(role: FarmRole, permission: FarmPermission): boolean {
  return permissionsOf[role].includes(permission);
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
