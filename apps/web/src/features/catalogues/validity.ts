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

/** The same as seen from a day: what is over says since when, and what is authorised no more until when it is used up. */
export function validityToday(
  intl: IntlShape,
  material: Validity & { readonly registered?: { readonly isAuthorised: boolean | null } | undefined },
  today: string,
): string | null {
  const { validTo, registered } = material;
  if (validTo === null) return validityOf(intl, material);
  const day = intl.formatDate(validTo, { dateStyle: 'medium', timeZone: 'UTC' });
  if (validTo < today) return textIn(intl)('catalogues.expired', { day });
  return registered?.isAuthorised === false ? textIn(intl)('catalogues.usableTo', { day }) : validityOf(intl, material);
}
