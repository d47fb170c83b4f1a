import type { IntlShape } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';
import type { useText } from '#web/i18n/T.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';

type Text = ReturnType<typeof useText>;

/** What a record is, in words of whoever owns its table; what has none yet as it is called in the database. */
export function recordWords({ formatMessage, messages }: IntlShape, record: string): string {
  const id = `history.record.${record}`;
  return isMessageId(id, messages) ? formatMessage({ id }) : record;
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
