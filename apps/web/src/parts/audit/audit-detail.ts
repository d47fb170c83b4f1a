import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import type { IntlShape } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';
import { formatDay } from '#web/lib/days.ts';

type Value = AuditEvent['detail'][string];

/** One thing that was written down with an event, in words. */
interface DetailFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** What the server writes down, in the order in which people would ask for it. */
const order: readonly string[] = [
  'about',
  ...['kind', 'state', 'outcome', 'failure', 'by', 'roleBefore', 'role', 'nameBefore', 'name'],
  ...['countryBefore', 'country'],
  ...['crop', 'of', 'from', 'to', 'season', 'center', 'zone', 'zones', 'cadastralUnit', 'climateRegion', 'isIn'],
  ...['mode', 'validityDate', 'created', 'changed', 'changes', 'parcels', 'features', 'entries', 'closed'],
  ...['parcelId', 'cropId', 'cultivationId', 'scenarioId', 'divisionId', 'centerId', 'zoneId', 'landFeatureId'],
  ...['importId', 'updateId', 'invitationId', 'userId', 'changeId', 'call'],
];

type Told = Pick<AuditEvent, 'detail' | 'about'>;

/** The details of an event in one line; empty where it has none. */
export function detailText(intl: IntlShape, { detail, about }: Told): string {
  return detailFacts(intl, withPerson(detail, about?.email))
    .map(({ label, value }) => `${label}:\u00a0${value}`)
    .join(' · ');
}

/** The details of an event; what has no words yet stands at the end as it was written down. */
function detailFacts(intl: IntlShape, detail: AuditEvent['detail']): readonly DetailFact[] {
  const shown = withFullCall(detail);
  const keys = Object.keys(shown).filter((key) => shown[key] !== null && shown[key] !== '');
  return keys
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((key) => ({ key, label: labelOf(intl, key), value: valueOf(intl, key, shown[key] ?? null) }));
}

function placeOf(key: string): number {
  const place = order.indexOf(key);
  return place === -1 ? order.length : place;
}

/** Whom it was done to by their address, as long as they have one. */
function withPerson(detail: AuditEvent['detail'], email: string | null | undefined): AuditEvent['detail'] {
  if (!email) return detail;
  const { userId: _, ...others } = detail;
  return { ...others, about: email };
}

/** The numbers of a call stand in its address, not beside it. */
function withFullCall({ call, ...others }: AuditEvent['detail']): AuditEvent['detail'] {
  if (typeof call !== 'string') return call === undefined ? others : { ...others, call };
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const given = names.filter((name) => Object.hasOwn(others, name));
  const rest = Object.entries(others).filter(([key]) => !given.includes(key));
  const full = call.replace(/:(\w+)/g, (whole, name: string) => (given.includes(name) ? String(others[name]) : whole));
  return { ...Object.fromEntries(rest), call: full };
}

function labelOf(intl: IntlShape, key: string): string {
  const id = `audit.detail.${key}`;
  return isMessageId(id, intl.messages) ? intl.formatMessage({ id }) : key;
}

/** The ids of the words for the values of a key. */
const wordsOf: Readonly<Record<string, (value: string) => string>> = {
  state: (value) => `admin.import.${value}`,
  outcome: (value) => `audit.detail.outcome.${value}`,
  mode: (value) => `landUpdate.way.${value}`,
  failure: (value) => `admin.codeLists.failure.${value}`,
  by: (value) => `audit.detail.by.${value}`,
  kind: (value) => `audit.detail.kind.${value}`,
  type: (value) => `actionType.${value}`,
  of: (value) => `audit.action.${value}`,
  isIn: (value) => `audit.detail.isIn.${value}`,
  roleBefore: (value) => `farmSettings.role.${value}`,
  role: (value) => `farmSettings.role.${value}`,
};

function valueOf(intl: IntlShape, key: string, value: Value): string {
  if (typeof value === 'number') return intl.formatNumber(value, { useGrouping: !isNumberOfSomething(key) });
  const text = String(value);
  const id = wordsOf[key]?.(text) ?? '';
  if (isMessageId(id, intl.messages)) return intl.formatMessage({ id });
  if (days.includes(key) && /^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text, intl.locale);
  if (/^country(Before)?$/.test(key) && /^[A-Z]{2}$/.test(text)) {
    return intl.formatDisplayName(text, { type: 'region' }) ?? text;
  }
  return text;
}

/** Keys whose values are calendar days. */
const days: readonly string[] = ['validityDate', 'from', 'to'];

/** A number by which something is known, or a year: nobody counts with it. */
function isNumberOfSomething(key: string): boolean {
  return /id$/i.test(key) || key === 'season';
}
