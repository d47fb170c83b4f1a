import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { noCropId } from '@brazda/domain/catalogue-numbers.ts';
import { standsOn } from '@brazda/domain/season.ts';
import { sql, type RawBuilder } from 'kysely';

/** A farm's own crop as it stands beside what was recorded of it. */
export interface NamedOwnCrop {
  readonly id: number;
  readonly name: string;
  readonly externalId: string | null;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Rows of what stands on the parcel `p`: of what follows on each other in one place only one. */
type Stand = RawBuilder<unknown>;

/**
 * What stands on the parcel `p` on a day, as `k`, and its crop where that is the farm's own, as `own`. Of several the main
 * crop, of its parts the largest.
 */
export function standingCrop(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return mainOf(standOn(day));
}

/**
 * The same of the day `today`, or of a season, where of several the last one counts that was begun in it, and where none was
 * recorded what is planned: `k.is_planned`.
 */
export function cropOf(season: number | undefined): RawBuilder<unknown> {
  return mainOf(standOf(season));
}

/**
 * Beside `k` of `standingCrop`: what stands beside each other on a parcel that is divided, one row of each part. There is
 * none where the crop takes all of the parcel, which is found without looking.
 */
export function standingParts(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return partsOf(standOn(day));
}

/** Beside `k` of `cropOf`: a list of `StandingPart`, the largest first; null where the crop takes all of the parcel. */
export function partsColumn(season: number | undefined): RawBuilder<unknown> {
  return sql`case when k.area_m2 is not null then (
    select json_agg(json_build_object('cropId', part.crop_id, 'ownCrop', ${ownCropColumn}, 'cropName', part.crop_name,
      'areaM2', part.area_m2) order by part.area_m2 desc, part.id desc)
    from (${partsOf(standOf(season))}) as part
    left join agroevidence.own_crop own on own.farm_id = part.farm_id and own.id = part.own_crop_id) end`;
}

/** Beside `k` of `cropOf`: square metres and crop of each part as lists know them, the largest first, between tabs. */
export function partTexts(season: number | undefined): RawBuilder<unknown> {
  return sql`case when k.area_m2 is not null then (
    select string_agg(part.area_m2 || ' ' || translate(${knownCrop('part')}, chr(9), ' '), chr(9)
      order by part.area_m2 desc, part.id desc)
    from (${partsOf(standOf(season))}) as part) end`;
}

/** What was recorded of a crop: one of the catalogue, one of the farm's own, or only a name that nobody knows. */
export interface RecordedCrop {
  readonly cropId: number | null;
  readonly ownCrop: NamedOwnCrop | null;
  readonly cropName: string;
}

/** A part of a parcel with its crop. */
export interface StandingPart extends RecordedCrop {
  readonly areaM2: number;
}

/** `#` and the number of the crop of a row, or the name of one that has none. */
export function knownCrop(row: 'k' | 'part'): RawBuilder<unknown> {
  const [cropId, ownCropId, name] = ['crop_id', 'own_crop_id', 'crop_name'].map((column) =>
    sql.ref(`${row}.${column}`),
  );
  return sql`coalesce('#' || coalesce(${cropId}, ${ownCropId}), ${name})`;
}

function standOf(season: number | undefined): Stand {
  return season === undefined ? standOn(sql`today.day`) : standIn(season);
}

const columns = sql`k.farm_id, k.id, k.crop_id, k.own_crop_id, k.crop_name, k.valid, k.sown_on, k.role, k.part, k.area_m2`;

function recorded(isMeant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`agroevidence.cultivation k
    where k.farm_id = p.farm_id and k.parcel_id = p.id and k.retracted_at is null and ${isMeant}`;
}

/** On one day nothing follows on anything. */
function standOn(day: RawBuilder<unknown>): Stand {
  return sql`select ${columns}, false as is_planned from ${recorded(sql`k.valid @> ${day}::date`)}`;
}

/**
 * What is recorded for a season, and where nothing is, what the official plan says. Until the day has come by which a season
 * is judged, what has only stood since before it, and land that lies bare, say nothing of it that the plan does not say
 * better. The parcel is `p`, the day there `today.day`, and its land `v`.
 */
function standIn(season: number): Stand {
  const { from, to } = daysOfSeason(season);
  const judged = `${season + 1}-${twoDigits(standsOn.month)}-${twoDigits(standsOn.day)}`;
  const isOfSeason = sql`k.role = 'MAIN' and (today.day >= ${judged}::date
    or (lower(k.valid) >= ${from}::date and k.crop_id is distinct from ${noCropId}::int))`;
  return sql`
    select * from (
      select k.*, bool_or(k.is_of_season) over () as is_recorded, bool_or(k.is_planned) over () as has_plan from (
        ${lastIn(from, to, isOfSeason)}
        union all
        ${plannedFor(season)}
      ) as k
    ) as k where k.is_planned = (k.has_plan and not k.is_recorded)`;
}

/** What begins on the whole parcel comes in the place of all parts, and what begins on a part in that of the whole. */
function lastIn(from: string, to: string, isOfSeason: RawBuilder<unknown>): RawBuilder<unknown> {
  const begun = sql`coalesce(lower(k.valid), '-infinity')`;
  return sql`
    select ${columns}, k.is_planned, k.is_of_season from (
      select ${columns}, false as is_planned, ${isOfSeason} as is_of_season, ${begun} as begun,
        max(${begun}) filter (where k.area_m2 is null) over of_role as whole_begun,
        max(${begun}) filter (where k.area_m2 is not null) over of_role as part_begun,
        max(${begun}) over (partition by k.role, k.area_m2 is null, k.part) as place_begun
      from ${recorded(sql`k.valid && daterange(${from}::date, ${to}::date, '[]')`)}
      window of_role as (partition by k.role)
    ) as k
    where k.begun = k.place_begun and case when k.area_m2 is null then k.part_begun is null or k.begun >= k.part_begun
      else k.whole_begun is null or k.begun > k.whole_begun end`;
}

/** Parts without an area share what the others leave. */
function plannedFor(season: number): RawBuilder<unknown> {
  return sql`
    select e.farm_id, e.id, e.crop_id, e.own_crop_id, coalesce(own.name, ''), null::daterange, null::date, e.role, e.part,
      case when count(*) over () = 1 then e.area_m2 else coalesce(e.area_m2,
        greatest(0, v.shown_area_ha * 10000 - coalesce(sum(e.area_m2) over (), 0))
          / (count(*) filter (where e.area_m2 is null) over ())) end,
      true, false
    from agroevidence.plan_entry e
    left join agroevidence.own_crop own on own.farm_id = e.farm_id and own.id = e.own_crop_id
    where e.farm_id = p.farm_id and e.parcel_id = p.id and e.scenario_id is null and e.season = ${season} and e.role = 'MAIN'`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function mainOf(stand: Stand): RawBuilder<unknown> {
  return sql`left join lateral (
      select * from (${stand}) as k
      order by k.role <> 'MAIN', k.area_m2 desc nulls first, lower(k.valid) desc nulls last, k.id desc limit 1) k on true
    ${ownCrop}`;
}

/** Of what is sown under or beside others there are many in one place: of these only the one that counts for the parcel. */
function partsOf(stand: Stand): RawBuilder<unknown> {
  return sql`
    select distinct on (part.part) part.* from (${stand}) as part
    where k.area_m2 is not null and part.area_m2 > 0
      and (part.id = k.id or (k.role in ('MAIN', 'CATCH_CROP') and part.role in ('MAIN', 'CATCH_CROP')))
    order by part.part, part.role <> 'MAIN', lower(part.valid) desc nulls last, part.id desc`;
}

/** The own crop of a cultivation `k`, as `own`. */
export const ownCrop = sql`left join agroevidence.own_crop own on own.farm_id = k.farm_id and own.id = k.own_crop_id`;

/** A NamedOwnCrop of `own`, or null. */
export const ownCropColumn = sql`case when own.id is not null then json_build_object('id', own.id, 'name', own.name,
  'externalId', own.external_id, 'red', own.red, 'green', own.green, 'blue', own.blue) end`;

/** The colour of what stands, a crop `c` of the catalogue or `own`, as one number; null where none is known. */
export const colorNumber = sql`coalesce(c.red, own.red) * 65536 + coalesce(c.green, own.green) * 256
  + coalesce(c.blue, own.blue)`;

/** The same as `#rrggbb`. */
export const hexColor = sql`'#' || lpad(to_hex(${colorNumber}), 6, '0')`;
