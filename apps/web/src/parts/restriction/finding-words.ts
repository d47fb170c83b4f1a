import type { RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import { materialUnits } from '@brazda/domain/enumerations/material.ts';
import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { formatDay } from '#web/lib/days.ts';

/** Says nothing of what is not known. */
const left = '…';

/** Why something is allowed or not, in the words of the language. */
export function reasonWords(intl: IntlShape, finding: RestrictionFinding): string {
  const text = textIn(intl);
  const { least, most, actual, from, to, along, leftOut, unit } = finding;
  const number = (value: number | null, decimals = 2): string =>
    value === null ? left : intl.formatNumber(value, { maximumFractionDigits: decimals });
  const day = (value: string | null): string => (value === null ? left : formatDay(value, intl.locale));
  const dose = materialUnits.find((one) => one === unit);
  return text(`restriction.reason.${finding.reason}`, {
    ...{ least: number(least), most: number(most), actual: number(actual), from: day(from), to: day(to) },
    unit: dose ? text(`material.unit.${dose}`) : '',
    span: spanOf(number, least, most),
    along: along === null ? left : text(`material.distance.${along}`) + metresOf(finding, number),
    leftOut: number(leftOut, 4),
  });
}

function metresOf({ along, least, unit }: RestrictionFinding, number: (value: number) => string): string {
  return along !== null && unit === 'METRES' && least !== null && least > 0 ? ` (${number(least)} m)` : '';
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
