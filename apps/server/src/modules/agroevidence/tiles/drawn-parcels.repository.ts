import { sql, type RawBuilder } from 'kysely';
import { ofFarm, type FarmReading } from '#server/db/farm-scope.ts';
import { geoJson } from '#server/db/spatial.ts';
import { colorNumber, hexColor, standingCrop } from '../crops/standing-crop.repository.ts';

/** Some open parcels of one farm: those named, or the next ones after an id. */
export type ParcelChoice = { readonly ids: readonly number[] } | { readonly after: number; readonly atMost: number };

export interface WrittenParcels {
  /** A JSON list of them in the order of their ids, each in a line of its own: `between` is nowhere else. */
  readonly json: string;
  readonly count: number;
  /** The greatest id, or null where there was none. */
  readonly last: number | null;
}

/** What stands between two of them; a text within JSON has no end of line. */
export const between = ',\n';

/** So many parcels are read at once: few enough that others' calls come in between. */
export const parcelsAtOnce = 250;

/** Rows for cutting tiles as they are on a day, with the outline in Tiny Well-Known Binary. */
export function tileRows(
  farms: FarmReading,
  farmId: number,
  day: string,
  choice: ParcelChoice,
): Promise<WrittenParcels> {
  const row = sql`json_build_array(p.id, p.local_name, v.block_number, ${area}, ${cropNumber}, ${colorNumber},
    st_x(v.label), st_y(v.label), encode(st_astwkb(v.geometry, 7), 'base64'),
    ${partsOn(day, sql`json_build_array(q.part, ${partArea}, ${partCrop}, ${partColor}, encode(st_astwkb(q.geometry, 7), 'base64'))`)})`;
  return writeParcels(farms, farmId, day, choice, row);
}

/** GeoJSON features as they are on a day. */
export function geoJsonFeatures(
  farms: FarmReading,
  farmId: number,
  day: string,
  choice: ParcelChoice,
): Promise<WrittenParcels> {
  const part = sql`json_build_object('part', q.part, 'area', ${partArea}, 'crop_id', ${partCrop},
    'color', '#' || lpad(to_hex(${partColor}), 6, '0'), 'geometry', ${geoJson(sql`q.geometry`)})`;
  const feature = sql`json_build_object('type', 'Feature', 'id', p.id, 'geometry', ${geoJson(sql`v.geometry`)},
    'properties', json_build_object('name', p.local_name, 'block_nr', v.block_number, 'area', ${area}, 'crop_id', ${cropNumber},
      'color', ${hexColor},
      'label', json_build_array(round(st_x(v.label)::numeric, 7), round(st_y(v.label)::numeric, 7)),
      'parts', coalesce(${partsOn(day, part)}, '[]'::json)))`;
  return writeParcels(farms, farmId, day, choice, feature);
}

/** Hectares as people read them: the official area where there is one, else the computed. */
const area = sql`round(coalesce(v.official_area_ha, v.area_m2 / 10000)::numeric, 4)`;

const cropNumber = sql`coalesce(c.id, own.id)`;

const partArea = sql`round((q.area_m2 / 10000)::numeric, 4)`;
const partCrop = sql`coalesce(qc.id, qo.id)`;
const partColor = sql`coalesce(qc.red, qo.red) * 65536 + coalesce(qc.green, qo.green) * 256 + coalesce(qc.blue, qo.blue)`;

/** What stands on a day on parts of the parcel that have outlines, larger ones first; null where nothing does. */
function partsOn(day: string, part: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select json_agg(${part} order by q.role <> 'MAIN', q.area_m2 desc, q.id) from agroevidence.cultivation q
    left join agroevidence.crop qc on qc.id = q.crop_id
    left join agroevidence.own_crop qo on qo.farm_id = q.farm_id and qo.id = q.own_crop_id
    where q.farm_id = p.farm_id and q.parcel_id = p.id and q.geometry is not null and q.retracted_at is null
      and q.role in ('MAIN', 'CATCH_CROP') and q.valid @> ${day}::date)`;
}

async function writeParcels(
  farms: FarmReading,
  farmId: number,
  day: string,
  choice: ParcelChoice,
  json: RawBuilder<unknown>,
): Promise<WrittenParcels> {
  const chosen =
    'ids' in choice
      ? sql`p.id = any(${[...choice.ids]}::int[]) order by p.id`
      : sql`p.id > ${choice.after} order by p.id limit ${choice.atMost}`;
  const [written] = await farms.rows(sql<WrittenParcels>`
    select '[' || coalesce(string_agg(drawn.json, ${between} order by drawn.id), '') || ']' as json, count(*)::int as count, max(drawn.id) as last
    from (
      select p.id, ${json}::text as json
      from agroevidence.parcel p
      join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
      ${standingCrop(sql`${day}`)}
      left join agroevidence.crop c on c.id = k.crop_id
      where ${ofFarm(farms, sql`p.farm_id`, farmId)} and p.status = 'OPEN' and ${chosen}
    ) as drawn`);
  return written ?? { json: '[]', count: 0, last: null };
}
