import { describe, expect, it } from 'vitest';
import { findConflict, proposedDecision, type ChangeOnFarm } from './find-conflict.ts';

const changed: ChangeOnFarm = {
  kind: 'CHANGED',
  properties: ['OUTLINE', 'AREA'],
  before: 1,
  ownParcels: 1,
  isRedrawn: false,
  isAsNow: false,
  meetsOtherParcels: false,
  isInOwnUnit: false,
  isIncomplete: false,
};

describe('findConflict', () => {
  it.each<[title: string, change: Partial<ChangeOnFarm>, conflict: string | null]>([
    ['a change of land that the farm left alone', {}, null],
    ['a change of land that the farm has drawn otherwise', { isRedrawn: true }, 'OWN_OUTLINE'],
    ['a change that the farm has drawn already as the registry now has it', { isRedrawn: true, isAsNow: true }, null],
    ['a change of land that the farm has divided', { ownParcels: 2 }, 'OWN_DIVISION'],
    ['a change of land that the farm has no parcel for any more', { ownParcels: 0 }, 'OWN_END'],
    ['new attributes of land that the farm has divided', { properties: ['LAND_USE'], ownParcels: 2 }, null],
    ['new attributes of land that the farm has drawn otherwise', { properties: ['ZONE'], isRedrawn: true }, null],
    ['another cadastral unit where the farm has what was said before', { properties: ['CADASTRAL_UNIT'] }, null],
    [
      'another cadastral unit where the farm has said another itself',
      { properties: ['CADASTRAL_UNIT'], isInOwnUnit: true },
      'OWN_UNIT',
    ],
    [
      'another cadastral unit of land that the farm has drawn already, and said to lie elsewhere',
      { properties: ['CADASTRAL_UNIT'], isInOwnUnit: true, isAsNow: true },
      'OWN_UNIT',
    ],
    ['another zone of land in a unit of the farm', { properties: ['ZONE'], isInOwnUnit: true }, null],
    ['new land', { kind: 'NEW', before: 0, ownParcels: 0 }, null],
    [
      'new land where a parcel of the farm is',
      { kind: 'NEW', before: 0, ownParcels: 0, meetsOtherParcels: true },
      'OWN_LAND',
    ],
    ['a merger of what the farm left alone', { kind: 'MERGED', before: 2, ownParcels: 2 }, null],
    ['a merger where one parcel has ended on the farm', { kind: 'MERGED', before: 2, ownParcels: 1 }, 'OWN_END'],
    ['land that is gone', { kind: 'GONE' }, null],
    ['land that is gone, and drawn otherwise by the farm', { kind: 'GONE', isRedrawn: true }, 'OWN_OUTLINE'],
    ['land that may only not have been readable', { kind: 'GONE', isIncomplete: true }, 'UNREADABLE'],
  ])('finds in %s, given by %j: %s', (_title, change, conflict) => {
    expect(findConflict({ ...changed, ...change })).toBe(conflict);
  });
});

describe('findConflict of a file', () => {
  const ofFile = { isWithoutBase: false, isRenamed: false, isSownOtherwise: false };

  it.each<[title: string, change: Partial<ChangeOnFarm>, conflict: string | null]>([
    ['a name that the farm left alone', { properties: ['NAME'], ofFile }, null],
    [
      'a name that the farm has changed too',
      { properties: ['NAME'], ofFile: { ...ofFile, isRenamed: true } },
      'OWN_NAME',
    ],
    [
      'another zone where the farm has changed the name',
      { properties: ['ZONE'], ofFile: { ...ofFile, isRenamed: true } },
      null,
    ],
    ['a crop where another stands', { properties: ['CROP'], ofFile: { ...ofFile, isSownOtherwise: true } }, 'OWN_CROP'],
    [
      'anything that no earlier file said',
      { properties: ['NAME'], ofFile: { ...ofFile, isWithoutBase: true } },
      'NO_BASE',
    ],
    ['new land', { kind: 'NEW', before: 0, ownParcels: 0, ofFile: { ...ofFile, isWithoutBase: true } }, null],
    ['what the file does not have', { kind: 'GONE', isRedrawn: true, ofFile }, null],
    ['what could not be read in the file', { kind: 'GONE', isIncomplete: true, ofFile }, 'UNREADABLE'],
  ])('finds in %s, given by %j: %s', (_title, change, conflict) => {
    expect(findConflict({ ...changed, ...change })).toBe(conflict);
  });
});

describe('proposedDecision', () => {
  it('keeps what a file does not have, for it may hold a part of the farm only', () => {
    expect(proposedDecision(null, true)).toBe('KEEP');
  });

  it('takes what is in no conflict and leaves the rest to the farmer', () => {
    expect(proposedDecision(null)).toBe('TAKE');
    expect(proposedDecision('OWN_OUTLINE')).toBe('LATER');
  });
});
