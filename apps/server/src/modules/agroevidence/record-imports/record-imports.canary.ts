import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';

/** A file of old records that was imported and changed since: all that it says begins with a mark. */
export async function makeRecordImport(
  { kysely }: Database,
  { id: parcelId, farmId }: { readonly id: number; readonly farmId: number },
  mark: string,
  amount: number,
): Promise<number> {
  const columns = [
    { title: `${mark}-title`, role: 'NOTE', samples: [`${mark}-sample`] },
    { title: `${mark}-day`, role: 'DAY', samples: ['2020-04-10'] },
    { title: `${mark}-land`, role: 'PARCEL', samples: [`${mark}-value`] },
  ];
  const meaning = { parcelId };
  const values = [
    { kind: 'PARCEL', value: `${mark}-value`, rows: amount, name: `${mark}-named`, meaning, isSaid: true },
  ];
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.record_import (farm_id, state, file_name, shape, is_known_shape, columns, matches, found_values, rows,
      by_verdict, actions, begun_by, begun_by_email, started_at, touched_at)
    values (${farmId}, 'REVIEW', ${`${mark}-file.csv`}, ${mark}, false, ${JSON.stringify(columns)}::jsonb,
      ${JSON.stringify([{ kind: 'PARCEL', value: `${mark}-value`, meaning }])}::jsonb, ${JSON.stringify(values)}::jsonb, ${amount},
      ${JSON.stringify({ READY: amount })}::jsonb, ${amount}, 1, ${`${mark}@farma.cz`}, now(), now())
    returning id`.execute(kysely);
  const id = rows[0]?.id ?? 0;
  const understood = {
    ...{
      day: '2020-04-10',
      actionType: 'PLOW',
      state: 'DONE',
      parcels: [{ id: parcelId, name: `${mark}-parcel` }],
      area: amount,
    },
    ...{
      crop: null,
      materials: [],
      products: [],
      grazing: null,
      irrigation: null,
      operator: `${mark}-operator`,
      note: `${mark}-note`,
    },
  };
  const findings = [{ code: 'areaLarger', column: 0, value: `${mark}-finding` }];
  await sql`
    insert into agroevidence.record_import_row (farm_id, import_id, number, cells, verdict, findings, understood, place)
    values (${farmId}, ${id}, 2, ${JSON.stringify([`${mark}-cell`, '2020-04-10', `${mark}-value`])}::jsonb, 'WARNING', ${JSON.stringify(findings)}::jsonb,
      ${JSON.stringify(understood)}::jsonb, 1)`.execute(kysely);
  await sql`
    with added as (
      insert into agroevidence.action (farm_id, source, record_import_id, type, state, day, note, area_m2, parcels, search_key)
      values (${farmId}, 'UNKNOWN', ${id}, 'PLOW', 'DONE', '2020-04-10', ${`${mark}-imported`}, ${amount}, 1, lower(${mark}))
      returning farm_id, id)
    insert into agroevidence.action_target (farm_id, action_id, parcel_id, parcel_version_id, area_m2, area_origin)
    select added.farm_id, added.id, v.parcel_id, v.id, ${amount}::float8, 'MANUAL'
    from added join agroevidence.parcel_version v on v.farm_id = added.farm_id and v.parcel_id = ${parcelId} and v.is_current`.execute(
    kysely,
  );
  return id;
}

export const recordImportSamples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.recordImports.begin': () => ({ file: new File(['Datum;Pozemek\n1.5.2020;b\n'], 'records.csv') }),
  'agroevidence.recordImports.change': ({ parcel }) => meant('PARCEL', { parcelId: parcel }),
};

/** A value means one thing, so each kind of id stands in a sample of its own. */
export const recordImportSamplesAt: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.recordImports.change body.matches.0.meaning.cropId': ({ crop }) => meant('CROP', { cropId: crop }),
  'agroevidence.recordImports.change body.matches.0.meaning.materialId': ({ material }) =>
    meant('MATERIAL', { materialId: material }),
};

function meant(kind: string, meaning: object): CallInput {
  return { body: { matches: [{ kind, value: 'U lesa', meaning }] } };
}

/** Whoever has more farms has to say which, and what waits to be looked at is neither done nor to be done twice. */
export const importsWithoutControl = [
  'agroevidence.recordImports.begin',
  'agroevidence.recordImports.change',
  'agroevidence.recordImports.start',
  'agroevidence.recordImports.takeBack',
  'agroevidence.recordImports.discard',
  'agroevidence.recordImports.changedSince',
] as const;
