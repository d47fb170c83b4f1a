import { describe, expect, it } from 'vitest';
import { farmRoles } from './enumerations/farm-role.ts';
import { isAbove, joinPermissions, mayRole, rolesGivenBy, rolesThatMay, type FarmPermission } from './farm-roles.ts';

const permissions: readonly FarmPermission[] = [
  'farm.read',
  'records.write',
  'land.change',
  'records.submit',
  'people.manage',
  'farm.manage',
  'farm.delete',
];

const mayOf = (role: (typeof farmRoles)[number]): FarmPermission[] =>
  permissions.filter((permission) => mayRole(role, permission));

describe('roles on a farm', () => {
  it('let owners do all, managers all but end it, workers write down what they did, and readers look', () => {
    expect(mayOf('owner')).toEqual(permissions);
    expect(mayOf('manager')).toEqual(permissions.filter((permission) => permission !== 'farm.delete'));
    expect(mayOf('worker')).toEqual(['farm.read', 'records.write']);
    expect(mayOf('reader')).toEqual(['farm.read']);
  });

  it('let each do all that those below may', () => {
    for (const role of farmRoles) {
      for (const lower of farmRoles.filter((other) => isAbove(role, other))) {
        expect(mayOf(role)).toEqual(expect.arrayContaining(mayOf(lower)));
      }
    }
  });

  it('are given by those who say who belongs to the farm, and none above the own', () => {
    expect(rolesGivenBy('owner')).toEqual(farmRoles);
    expect(rolesGivenBy('manager')).toEqual(['manager', 'worker', 'reader']);
    expect(rolesGivenBy('worker')).toEqual([]);
    expect(rolesGivenBy('reader')).toEqual([]);
  });

  it('say who can be asked for what one may not', () => {
    expect(rolesThatMay('land.change')).toEqual(['owner', 'manager']);
    expect(rolesThatMay('farm.delete')).toEqual(['owner']);
  });

  it('are said of each thing by one module only', () => {
    expect(joinPermissions([{ 'land.change': 'manager' }, { 'stock.count': 'worker' }]).get('stock.count')).toBe(
      'worker',
    );
    expect(() => joinPermissions([{ 'land.change': 'manager' }, { 'land.change': 'reader' }])).toThrow('land.change');
  });
});
