import type { ActionMaterial } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { formatDay } from '#web/lib/days.ts';

/** What is said of the package of a material, part by part; what nobody has said is left out. */
export function packageWords(
  intl: IntlShape,
  { batch, producedOn, expiresOn }: Pick<ActionMaterial, 'batch' | 'producedOn' | 'expiresOn'>,
): string[] {
  const text = textIn(intl);
  const day = (value: string): string => formatDay(value, intl.locale);
  return [
    ...(batch === null ? [] : [batch]),
    ...(producedOn === null ? [] : [text('actions.scan.produced', { day: day(producedOn) })]),
    ...(expiresOn === null ? [] : [text('actions.scan.expires', { day: day(expiresOn) })]),
  ];
}
