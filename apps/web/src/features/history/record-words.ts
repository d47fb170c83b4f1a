import type { ChangedRecord } from '@brazda/contract/gateway/farm-changes.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import type { IntlShape } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { textIn } from '#web/i18n/text.ts';
import { formatDay } from '#web/lib/days.ts';
import type { Difference } from './differences.ts';
import { recordField, type RecordField, type Telling } from './record-fields.ts';
import type { RecordNames } from './use-record-names.ts';

/** What a record is, in words of whoever owns its table; what has none yet as it is called in the database. */
export function recordWords({ formatMessage, messages }: IntlShape, record: string): string {
  const id = `history.record.${record}`;
  return isMessageId(id, messages) ? formatMessage({ id }) : record;
}

/** By which one record is told from others of its kind: its name, else its number. */
export function recordName({ before, after, recordNumber }: ChangedRecord): string {
  const name = [after, before].flatMap((values) => [values?.['local_name'], values?.['name']]).find(isText);
  return name ?? String(recordNumber ?? '');
}

/** One value of a record in words, before and after; null where there is none. */
export interface ToldDifference {
  readonly field: string;
  readonly label: string;
  readonly was: string | null;
  readonly is: string | null;
  /** The parcels that the values are the numbers of. */
  readonly parcels?: readonly [number | undefined, number | undefined];
}

const longestShown = 120;

/** What is too much to be told: that there was another is said. */
const saidAsPair: Readonly<Partial<Record<Telling, readonly [before: PlainMessageId, after: PlainMessageId]>>> = {
  outline: ['history.outline.was', 'history.outline.is'],
  whole: ['history.whole.was', 'history.whole.is'],
};

/** Tells what differs of a record in words; what has none yet as it is kept. */
export function tellDifference(
  intl: IntlShape,
  names: RecordNames,
  record: string,
  { field, was, is }: Difference,
): ToldDifference {
  const known = recordField(record, field, intl.messages);
  const text = textIn(intl);
  const pair = known && saidAsPair[known.telling];
  if (known && pair) {
    const [before, after] = pair;
    const told = { was: was === undefined ? null : text(before), is: is === undefined ? null : text(after) };
    return { field, label: text(known.label), ...told };
  }
  const tell = (value: unknown): string | null =>
    value === undefined ? null : known ? valueWords(intl, names, known, value) : plain(value);
  return {
    ...{ field, label: known ? text(known.label) : field, was: tell(was), is: tell(is) },
    ...(known?.telling === 'parcel' && { parcels: [numberIn(was), numberIn(is)] as const }),
  };
}

function valueWords(intl: IntlShape, names: RecordNames, { telling, idOf }: RecordField, value: unknown): string {
  const id = idOf?.(plain(value));
  if (id !== undefined && isMessageId(id, intl.messages)) return intl.formatMessage({ id });
  if (typeof value === 'boolean') return textIn(intl)(value ? 'parcel.yes' : 'parcel.no');
  return tellings[telling]?.(value, intl, names) ?? plain(value);
}

type Tell = (value: unknown, intl: IntlShape, names: RecordNames) => string | undefined;

const hectares = (value: number, intl: IntlShape): string =>
  textIn(intl)('parcel.hectares', { area: parcelAreaNumber(value, intl.locale) });

/** How values are told; undefined for one that is not of its kind. */
const tellings: Readonly<Partial<Record<Telling, Tell>>> = {
  text: (value, intl) => {
    if (typeof value === 'number') return intl.formatNumber(value, { maximumFractionDigits: 6 });
    return Array.isArray(value) ? new Intl.ListFormat(intl.locale).format(value.map(plain)) : undefined;
  },
  kilograms: (value, intl) =>
    typeof value === 'number'
      ? intl.formatNumber(value, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 })
      : undefined,
  day: (value, { locale }) => (isDay(value) ? formatDay(value, locale) : undefined),
  days: (value, intl) => (isText(value) ? daysWords(value, intl) : undefined),
  moment: (value, intl) =>
    isText(value) ? intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : undefined,
  season: (value) => (typeof value === 'number' ? seasonLabel(value) : undefined),
  squareMetres: (value, intl) => (typeof value === 'number' ? hectares(value / 10_000, intl) : undefined),
  hectares: (value, intl) => (typeof value === 'number' ? hectares(value, intl) : undefined),
  metres: (value, intl) =>
    typeof value === 'number' ? textIn(intl)('parcel.metres', { length: intl.formatNumber(value) }) : undefined,
  degrees: (value, intl) =>
    typeof value === 'number' ? textIn(intl)('parcel.degrees', { angle: intl.formatNumber(value) }) : undefined,
  percent: (value, intl) =>
    typeof value === 'number'
      ? intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 })
      : undefined,
  triState: (value, intl) =>
    textIn(intl)(value === 'YES' ? 'parcel.yes' : value === 'NO' ? 'parcel.no' : 'parcel.unknown'),
  country: (value, intl) => (isText(value) ? intl.formatDisplayName(value, { type: 'region' }) : undefined),
  crop: (value, _, names) => nameIn(value, names.crop),
  parcel: (value, _, names) => nameIn(value, names.parcel),
  center: (value, _, names) => nameIn(value, names.center),
  person: (value, _, names) => nameIn(value, names.person),
  zones: (value, { locale }, names) =>
    Array.isArray(value)
      ? new Intl.ListFormat(locale).format(value.map((id) => nameIn(id, names.zone) ?? plain(id)))
      : undefined,
};

/** A range of days as the database writes it: from its first, up to the one before which it ends. */
function daysWords(range: string, intl: IntlShape): string | undefined {
  const [, from = '', before = ''] = /^[[(]([\d-]*),([\d-]*)[)\]]$/.exec(range) ?? [];
  const text = textIn(intl);
  const first = from === '' ? undefined : formatDay(from, intl.locale);
  const last = before === '' ? undefined : formatDay(dayBefore(before), intl.locale);
  if (first !== undefined && last !== undefined) return text('crops.between', { from: first, to: last });
  if (first !== undefined) return text('history.days.from', { day: first });
  return last === undefined ? undefined : text('history.days.to', { day: last });
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function nameIn(value: unknown, nameOf: (id: number) => string | undefined): string | undefined {
  const id = numberIn(value);
  return id === undefined ? undefined : nameOf(id);
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isDay(value: unknown): value is string {
  return isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function plain(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
