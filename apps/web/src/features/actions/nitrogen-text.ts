import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { formatNumber } from '#web/lib/numbers.ts';

/** What nitrogen an action brought; null where it brought nothing that could have any. */
export function nitrogenText(
  intl: IntlShape,
  { nitrogen, materials }: Pick<Action, 'nitrogen' | 'materials'>,
): string | null {
  const text = textIn(intl);
  if (!nitrogen && !materials.some(({ kind }) => kind === 'FERTILIZER')) return null;
  return nitrogen === null
    ? text('parcel.unknown')
    : text('actions.kilograms', { value: formatNumber(nitrogen, intl.locale, 1) });
}
