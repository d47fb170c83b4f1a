import type { useText } from '#web/i18n/T.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';

type Text = ReturnType<typeof useText>;

const kinds: Readonly<Record<string, PlainMessageId>> = {
  'core.farm': 'history.record.farm',
  'core.farm_user': 'history.record.member',
  'agroevidence.parcel': 'history.record.parcel',
  'agroevidence.parcel_version': 'history.record.parcelVersion',
  'agroevidence.cultivation': 'history.record.cultivation',
  'agroevidence.own_crop': 'history.record.crop',
  'agroevidence.own_material': 'history.record.material',
  'agroevidence.plan_entry': 'history.record.planEntry',
  'agroevidence.plan_scenario': 'history.record.planScenario',
  'agroevidence.center': 'history.record.center',
  'agroevidence.zone': 'history.record.zone',
  'agroevidence.land_feature': 'history.record.landFeature',
  'agroevidence.action': 'history.record.action',
  'agroevidence.action_amount': 'history.record.actionAmount',
  'agroevidence.action_target': 'history.record.actionTarget',
  'agroevidence.registry_access': 'history.record.registryAccess',
};

/** What a record is, in words; what has none yet as it is called in the database. */
export function recordWords(text: Text, record: string): string {
  const id = kinds[record];
  return id === undefined ? record : text(id);
}

const fields: Readonly<Record<string, PlainMessageId>> = {
  name: 'history.field.name',
  local_name: 'history.field.name',
  status: 'history.field.status',
  role: 'history.field.role',
  kind: 'history.field.kind',
  valid: 'history.field.valid',
  season: 'history.field.season',
  parcel_id: 'history.field.parcel',
  crop_id: 'history.field.crop',
  own_crop_id: 'history.field.crop',
  crop_name: 'history.field.crop',
  area_m2: 'history.field.area',
  geometry: 'history.field.outline',
  block_number: 'history.field.block',
  land_use_name: 'history.field.landUse',
};

/** What a value of a record is, in words; what has none yet as it is called in the database. */
export function fieldWords(text: Text, field: string): string {
  const id = fields[field];
  return id === undefined ? field : text(id);
}
