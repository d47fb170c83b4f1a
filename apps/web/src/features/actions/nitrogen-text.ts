import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { formatNumber } from '#web/lib/numbers.ts';

/** What nitrogen an action brought; null where it brought nothing that could have any. */
export function nitrogenText(
  intl: IntlShape,
  { nitrogen, materials }: Pick<Action, 'nitrogen' | 'materials'>,
): string | null {
  return nitrogen || materials.some(({ kind }) => kind === 'FERTILIZER') ? kilogramsText(intl, nitrogen) : null;
}

/** Kilograms of nitrogen; unknown where nobody can say. */
export function kilogramsText(intl: IntlShape, kilograms: number | null): string {
  const text = textIn(intl);
  return kilograms === null
    ? text('parcel.unknown')
    : text('actions.kilograms', { value: formatNumber(kilograms, intl.locale, 1) });
}
