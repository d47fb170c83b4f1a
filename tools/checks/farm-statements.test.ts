import { describe, expect, it } from 'vitest';
import { farmTables, unfilteredStatements } from './farm-statements.ts';

const tables = ['agroevidence.parcel', 'agroevidence.parcel_version', 'core.farm'];
const complaints = (statement: string, parameter = 'tx: FarmTransaction'): string[] =>
  unfilteredStatements(
    'a.ts',
    `function find(${parameter}, farmId: number) {\n  return sql\`${statement}\`;\n}`,
    tables,
  );
const of = (column: string): string => `\${ofFarms(tx, sql\`${column}\`)}`;
const loose = (table: string): string => `a.ts:2: ${table} is not held to the farms of the work: say ofFarms(…) of it`;

describe('farmTables', () => {
  it('are those with a farm in their rows, and the farms', () => {
    const generated = `export interface Tables {
  'agroevidence.crop': {
    id: number;
  };
  'agroevidence.parcelVersion': {
    farmId: number;
    id: number;
  };
  'core.farm': {
    id: number;
  };
}`;
    expect(farmTables(generated)).toEqual(['agroevidence.parcel_version', 'core.farm']);
  });
});

describe('a statement of work on farms', () => {
  it('is refused where it takes rows of farms and says of which by a number alone, or not at all', () => {
    expect(complaints('select id from agroevidence.parcel')).toEqual([loose('agroevidence.parcel')]);
    expect(complaints('update agroevidence.parcel p set name = 1 where p.farm_id = ${farmId}')).toEqual([
      loose('agroevidence.parcel'),
    ]);
    expect(complaints('delete from core.farm where id = ${farmId}')).toEqual([loose('core.farm')]);
  });

  it('passes where it says ofFarms of the table or of one whose farm is the same', () => {
    expect(complaints(`select id from agroevidence.parcel where ${of('farm_id')}`)).toEqual([]);
    const joined = `select 1 from agroevidence.parcel p
      join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id
      join core.farm on farm.id = p.farm_id`;
    expect(complaints(`${joined} where ${of('p.farm_id')}`)).toEqual([]);
    expect(complaints(joined)).toHaveLength(3);
  });

  it('is refused where one of its tables is held by nothing, also where another has its name', () => {
    const held = `select 1 from agroevidence.parcel p where ${of('p.farm_id')} and exists (
      select from agroevidence.parcel_version v where`;
    expect(complaints(`${held} v.parcel_id = p.id)`)).toEqual([loose('agroevidence.parcel_version')]);
    const twice = `${held} v.farm_id = p.farm_id) and not exists (select from agroevidence.parcel_version v where v.is_current)`;
    expect(complaints(twice)).toEqual([loose('agroevidence.parcel_version'), loose('agroevidence.parcel_version')]);
  });

  it('passes as a piece that takes its farm from the statement around it', () => {
    const piece = 'exists (select from agroevidence.parcel p where p.farm_id = asked.farm_id)';
    expect(complaints(piece)).toEqual([]);
    expect(complaints(`select 1 from unnest(\${ids}) as asked (farm_id) where ${piece}`)).toEqual([
      loose('agroevidence.parcel'),
    ]);
  });

  it('is not asked where it adds rows, or works as the system', () => {
    expect(complaints('insert into agroevidence.parcel (farm_id) values (${farmId})')).toEqual([]);
    const system = 'tx: SystemTransaction, other?: FarmTransaction';
    expect(complaints('select id from agroevidence.parcel', system)).toEqual([]);
  });
});
