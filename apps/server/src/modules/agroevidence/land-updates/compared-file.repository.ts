import { sql, type RawBuilder } from 'kysely';
import type { FileFacts } from '@brazda/domain/land-update/file-differences.ts';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { symmetricDifferenceOf } from '#server/db/overlays.ts';
import { areaM2 } from '#server/db/spatial.ts';
import { standingCrop } from '../crops/standing-crop.repository.ts';
import type { FiledFacts } from './compared-land.repository.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';

/** An open parcel beside what a file says of it now and what the last one said; each may be missing, but not both first. */
export interface FilePair {
  readonly key: string;
  readonly own: OwnState | null;
  readonly now: FiledFacts | null;
  readonly areaNowM2: number | null;
  /** What an earlier file said, and as part of which import. */
  readonly base: FileFacts | null;
  readonly importId: number | null;
  /** What lies in only one of two outlines; null where one is missing. */
  readonly movedM2: number | null;
  readonly movedFromBaseM2: number | null;
  readonly redrawnM2: number | null;
}

interface OwnState {
  readonly parcelId: number;
  readonly versionId: number;
  readonly areaM2: number;
  readonly facts: FileFacts;
  /** Whether several main crops stand on it side by side: which of them a file means, it cannot say. */
  readonly isDivided: boolean;
}

/** What a version says of its parcel, under the names of facts. */
const factsOfVersion = sql`'externalId', v.external_id, 'square', v.square, 'blockNumber', v.block_number,
  'officialAreaHa', v.official_area_ha, 'landUseCode', v.land_use_code, 'landUseName', v.land_use_name,
  'altitudeM', v.altitude_m, 'slopeDegrees', v.slope_degrees, 'nitrateVulnerable', v.nitrate_vulnerable, 'zone', v.zone,
  'validFrom', case when v.valid_from_known then lower(coalesce(v.valid_before, v.valid))::text end`;

/** What a file that brought a version said besides, which is the farm's own to change. */
const givenFacts = sql`'name', v.given_name, 'cropName', v.given_crop, 'cropId', null,
  'cadastralUnit', v.given_cadastral_unit`;

function movedM2(one: string, other: string): RawBuilder<unknown> {
  const [a, b] = [sql.ref(`${one}.geometry`), sql.ref(`${other}.geometry`)];
  return sql`case when ${a} = ${b} then 0 else ${areaM2(symmetricDifferenceOf(a, b))} end`;
}

/** What files have said of parcels: the last import of each that did, whether its version is there or only what is remembered. */
function saidByFiles(tx: FarmTransaction, farmId: number): RawBuilder<unknown> {
  return sql`
    select distinct on (key) key, import_id, facts, geometry from (
      select key, import_id, facts, geometry, false as is_version from agroevidence.registry_block
      where ${ofFarm(tx, sql`farm_id`, farmId)} and source = 'FILE'
      union all
      select 'parcel:' || v.parcel_id, v.import_id,
        jsonb_build_object(${factsOfVersion}, ${givenFacts}), v.geometry, true
      from agroevidence.parcel_version v
      join agroevidence.import i on i.farm_id = v.farm_id and i.id = v.import_id and i.origin = 'FILE'
      where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.retracted_at is null
    ) as each_said order by key, import_id desc, is_version`;
}

/** Every open parcel and every row of a file, side by side where they are the same. */
export async function pairFile(
  tx: FarmTransaction,
  { farmId, id, validityDate }: Pick<LandUpdateRow, 'farmId' | 'id' | 'validityDate'>,
): Promise<FilePair[]> {
  const { rows } = await sql<FilePair>`
    with said as materialized (${saidByFiles(tx, farmId)}), own as materialized (
      select 'parcel:' || p.id as key, v.geometry, v.area_m2,
        json_build_object('parcelId', p.id, 'versionId', v.id, 'areaM2', v.area_m2, 'isDivided', (
            select count(*) > 1 from agroevidence.cultivation m
            where m.farm_id = p.farm_id and m.parcel_id = p.id and m.retracted_at is null and m.role = 'MAIN'
              and m.valid @> ${validityDate}::date
          ), 'facts', json_build_object(${factsOfVersion}, 'name', p.local_name, 'cadastralUnit', p.cadastral_unit,
            'cropName', coalesce(own.name, k.crop_name), 'cropId', coalesce(k.crop_id, k.own_crop_id))) as state
      from agroevidence.parcel p
      join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
      ${standingCrop(sql`${validityDate}`)}
      where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.status = 'OPEN'
    ), now as materialized (
      select key, facts, geometry, area_m2 from agroevidence.land_update_block
      where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id}
    )
    select coalesce(own.key, now.key) as key, own.state as own, now.facts as now, now.area_m2 as area_now_m2,
      said.facts as base, said.import_id, ${movedM2('own', 'now')} as moved_m2,
      ${movedM2('said', 'now')} as moved_from_base_m2, ${movedM2('said', 'own')} as redrawn_m2
    from own full join now on now.key = own.key
    left join said on said.key = coalesce(own.key, now.key)
    order by 1`.execute(tx.sql);
  return rows;
}

/** Writes down what earlier versions were when a file brought them, so that a change can stand beside it. */
export async function rememberVersions(
  tx: FarmChange,
  farmId: number,
  bases: readonly { readonly key: string; readonly importId: number }[],
): Promise<void> {
  await sql`
    insert into agroevidence.registry_block (farm_id, source, key, import_id, facts, geometry, area_m2)
    select v.farm_id, 'FILE', given.key, v.import_id, jsonb_build_object(${factsOfVersion}, ${givenFacts}),
      v.geometry, v.area_m2
    from unnest(${bases.map(({ key }) => key)}::text[], ${bases.map(({ importId }) => importId)}::int[])
      as given (key, import_id)
    join agroevidence.parcel_version v on ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.import_id = given.import_id
      and 'parcel:' || v.parcel_id = given.key
    on conflict do nothing`.execute(tx.sql);
}
