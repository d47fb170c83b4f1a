import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';

interface Validity {
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** From when to when something is valid; null where nothing is said. */
export function validityOf(intl: IntlShape, { validFrom, validTo }: Validity): string | null {
  const text = textIn(intl);
  const day = (date: string): string => intl.formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  if (validFrom !== null && validTo !== null) {
    return text('catalogues.validBetween', { from: day(validFrom), to: day(validTo) });
  }
  if (validFrom !== null) return text('catalogues.validFrom', { from: day(validFrom) });
  return validTo === null ? null : text('catalogues.validTo', { to: day(validTo) });
}
