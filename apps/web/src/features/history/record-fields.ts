import { isMessageId } from '#web/i18n/ErrorText.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';

/** How the value of a column is told to people. */
export type Telling =
  | 'text'
  | 'day'
  | 'days'
  | 'moment'
  | 'season'
  | 'outline'
  | 'squareMetres'
  | 'hectares'
  | 'metres'
  | 'degrees'
  | 'percent'
  | 'triState'
  | 'country'
  | 'crop'
  | 'parcel'
  | 'center'
  | 'zones'
  | 'person'
  | 'kilograms'
  | 'whole'
  | 'words';

/** What a column is called, and how its values are told; those that have words, by the ids of these. */
export interface RecordField {
  readonly label: PlainMessageId;
  readonly telling: Telling;
  readonly idOf?: (value: string) => string;
}

const field = (label: PlainMessageId, telling: Telling = 'text'): RecordField => ({ label, telling });
const worded = (label: PlainMessageId, idOf: (value: string) => string): RecordField => ({
  ...field(label, 'words'),
  idOf,
});

const ofAllRecords: Readonly<Record<string, RecordField>> = {
  name: field('history.field.name'),
  local_name: field('history.field.name'),
  status: worded('history.field.status', (value) => `history.status.${value}`),
  source: worded('history.field.source', (value) => `history.source.${value}`),
  valid: field('history.field.valid', 'days'),
  season: field('history.field.season', 'season'),
  parcel_id: field('history.field.parcel', 'parcel'),
  from_parcel_id: field('history.field.fromParcel', 'parcel'),
  to_parcel_id: field('history.field.toParcel', 'parcel'),
  crop_id: field('history.field.crop', 'crop'),
  own_crop_id: field('history.field.crop', 'crop'),
  crop_name: field('history.field.crop'),
  area_m2: field('parcel.area', 'squareMetres'),
  official_area_ha: field('history.field.officialArea', 'hectares'),
  geometry: field('history.field.outline', 'outline'),
  block_number: field('history.field.block'),
  land_use_name: field('history.field.landUse'),
  altitude_m: field('parcel.altitude', 'metres'),
  slope_degrees: field('parcel.slope', 'degrees'),
  nitrate_vulnerable: field('parcel.nitrateVulnerable', 'triState'),
  zone: field('parcel.zone'),
  cadastral_unit: field('parcel.cadastralUnit'),
  climate_region: worded('parcel.climateRegion', (value) => `parcel.climateRegion.${value}`),
  center_id: field('history.field.center', 'center'),
  zone_ids: field('history.field.zones', 'zones'),
  part: field('crops.part'),
  sown_on: field('history.field.sownOn', 'day'),
  harvested_on: field('history.field.harvestedOn', 'day'),
  scenario_id: field('history.field.scenario'),
  is_to_check: field('history.field.toCheck'),
  retired_at: field('history.field.retiredAt', 'moment'),
  retracted_at: field('history.field.retractedAt', 'moment'),
  joined_at: field('history.field.joinedAt', 'moment'),
  user_id: field('history.field.person', 'person'),
  country_code: field('history.field.country', 'country'),
  external_id: field('history.field.code'),
  eppo: field('history.field.eppo'),
  color: field('history.field.color'),
  valid_from: field('history.field.validFrom', 'day'),
  valid_to: field('history.field.validTo', 'day'),
  registration_number: field('history.field.registrationNumber'),
  login: field('registry.login'),
  szrid: field('registry.szrid'),
  type: worded('history.field.type', (value) => `actionType.${value}`),
  state: worded('history.field.state', (value) => `actionState.${value}`),
  day: field('history.field.day', 'day'),
  started_at: field('history.field.startedAt', 'moment'),
  finished_at: field('history.field.finishedAt', 'moment'),
  operator: field('history.field.operator'),
  machine: field('history.field.machine'),
  note: field('history.field.note'),
  crop_role: worded('crops.role', (value) => `crops.role.${value}`),
  rows: field('history.field.rows'),
};

/** Columns that mean something else, or are called otherwise, in a record of their own. */
const ofRecords: Readonly<Record<string, Readonly<Record<string, RecordField>>>> = {
  'agroevidence.parcel_version': { area_m2: field('history.field.computedArea', 'squareMetres') },
  'agroevidence.action_amount': {
    said_unit: worded('history.field.unit', (value) => `material.unit.${value}`),
  },
  'agroevidence.cultivation': { role: worded('crops.role', (value) => `crops.role.${value}`) },
  'agroevidence.plan_entry': { role: worded('crops.role', (value) => `crops.role.${value}`) },
  'agroevidence.land_feature': { kind: worded('history.field.kind', (value) => `landFeature.kind.${value}`) },
  'agroevidence.own_material': { kind: worded('history.field.kind', (value) => `material.kind.${value}`) },
  'iot.location': {
    valid_from: field('history.field.validFrom', 'moment'),
    valid_to: field('history.field.validTo', 'moment'),
  },
  'core.farm_user': { role: worded('history.field.role', (value) => `farmSettings.role.${value}`) },
};

/** How the values of a column are told, by how its name ends: it says what is in it, and in which unit. */
const tellingsByName: readonly (readonly [RegExp, Telling])[] = [
  [/(^|_)day$|_on$/, 'day'],
  [/_at$/, 'moment'],
  [/_m2$/, 'squareMetres'],
  [/(^|_)area_ha$/, 'hectares'],
  [/_m$/, 'metres'],
  [/_degrees$/, 'degrees'],
  [/_percent$/, 'percent'],
  [/_kg$/, 'kilograms'],
  [/^facts$/, 'whole'],
  [/(^|_)parcel_id$/, 'parcel'],
  [/(^|_)crop_id$/, 'crop'],
  [/(^|_)center_id$/, 'center'],
  [/(^|_)user_id$/, 'person'],
];

/**
 * What a column of a record is called and how it is told; undefined where it has no words. Whoever owns its table says it
 * among their own texts: `history.column.<schema>.<table>.<column>`, and `history.value.….<value>` where values have words.
 */
export function recordField(record: string, column: string, messages: object): RecordField | undefined {
  const label = `history.column.${record}.${column}`;
  if (!isMessageId(label, messages)) return ofRecords[record]?.[column] ?? ofAllRecords[column];
  const telling = tellingsByName.find(([name]) => name.test(column))?.[1] ?? 'text';
  return { label, telling, idOf: (value) => `history.value.${record}.${column}.${value}` };
}
