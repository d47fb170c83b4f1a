import type { RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import { materialUnits } from '@brazda/domain/enumerations/material.ts';
import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { formatDay } from '#web/lib/days.ts';
import type { FindingOnParcels } from './grouped-findings.ts';

/** Says nothing of what is not known. */
const left = '…';

/** Why something is allowed or not, in the words of the language; of more than one finding from which number to which. */
export function reasonWords(intl: IntlShape, parts: readonly FindingOnParcels[], timeZone: string | undefined): string {
  const text = textIn(intl);
  const findings = parts.map(({ finding }) => finding);
  const [first] = findings;
  if (!first) return left;
  const number = (value: number): string => intl.formatNumber(value, { maximumFractionDigits: 2 });
  const numbers = (of: 'least' | 'most' | 'actual'): string =>
    rangeOf(
      findings.map((finding) => finding[of]),
      number,
      '–',
    );
  const days = (of: 'from' | 'to'): string =>
    rangeOf(
      findings.map((finding) => finding[of]),
      (day) => formatDay(day, intl.locale),
      ' – ',
    );
  const until = rangeOf(
    findings.map((finding) => finding.until),
    (instant) => momentWords(intl, instant, timeZone),
    ' – ',
  );
  const { along } = first;
  const dose = materialUnits.find((one) => one === first.unit);
  return text(`restriction.reason.${first.reason}`, {
    ...{
      least: numbers('least'),
      most: numbers('most'),
      actual: numbers('actual'),
      from: days('from'),
      to: days('to'),
    },
    ...{ until, isUntil: findings.some((finding) => finding.until !== null) ? 'yes' : 'no' },
    unit: dose ? text(`material.unit.${dose}`) : '',
    span: [...new Set(findings.map(({ least, most }) => spanOf(number, least, most)))].join(' / '),
    along: along === null ? left : text(`material.distance.${along}`) + metresOf(first, numbers('least')),
    leftOut: leftOutOf(intl, parts),
  });
}

/** A day and an hour by the clocks of a farm. */
export function momentWords(intl: IntlShape, instant: string, timeZone: string | undefined): string {
  return intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) });
}

/** From the least to the most of what is known. */
function rangeOf<V extends number | string>(
  values: readonly (V | null)[],
  write: (value: V) => string,
  between: string,
): string {
  const known = values.filter((value): value is V => value !== null).toSorted((one, other) => (one < other ? -1 : 1));
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return left;
  return [...new Set([write(first), write(last)])].join(between);
}

/** Of all parcels together. */
function leftOutOf(intl: IntlShape, parts: readonly FindingOnParcels[]): string {
  const known = parts.filter(({ finding }) => finding.leftOut !== null);
  if (known.length === 0) return left;
  const hectares = known.reduce((sum, { finding, parcelIds }) => sum + (finding.leftOut ?? 0) * parcelIds.length, 0);
  return intl.formatNumber(hectares, { maximumFractionDigits: 4 });
}

function metresOf({ along, least, unit }: RestrictionFinding, metres: string): string {
  return along !== null && unit === 'METRES' && least !== null && least > 0 ? ` (${metres} m)` : '';
}

function spanOf(number: (value: number) => string, least: number | null, most: number | null): string {
  if (least !== null && most !== null) return least === most ? number(most) : `${number(least)}–${number(most)}`;
  if (most !== null) return `≤ ${number(most)}`;
  return least === null ? left : `≥ ${number(least)}`;
}

/** Whose rule it is, where it stands and from when until when it holds so. */
export function sourceWords(intl: IntlShape, { source }: RestrictionFinding): string | undefined {
  if (!source) return undefined;
  const text = textIn(intl);
  const { document, paragraph, validFrom, validTo, isGeneralKnowledge } = source;
  return [
    text('restriction.source', { document }),
    paragraph,
    validFrom && text('restriction.holdsFrom', { day: formatDay(validFrom, intl.locale) }),
    validTo && text('restriction.holdsTo', { day: formatDay(validTo, intl.locale) }),
    isGeneralKnowledge && text('restriction.generalKnowledge'),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}
