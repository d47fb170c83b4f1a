import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import type { Fact } from './Facts.tsx';

/** What the register says of the authorisation; nothing of what is in none. */
export function registeredFacts(intl: IntlShape, { registered }: Material): readonly Fact[] {
  if (!registered) return [];
  const text = textIn(intl);
  const day = (date: string | null): string | null =>
    date === null ? null : intl.formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  return [
    [text('catalogues.authorisedTo'), day(registered.authorisedTo)],
    [text('catalogues.soldTo'), day(registered.soldTo)],
    [text('catalogues.leftOn'), day(registered.leftOn)],
    [text('catalogues.registerVersion'), registered.version],
  ];
}
