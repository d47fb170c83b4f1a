import type { ReportPreview } from '@brazda/contract/agroevidence/reports.ts';
import { numberFormat } from '@brazda/domain/kept-formats.ts';
import { isHiddenBy } from '@brazda/domain/measures.ts';
import type { IntlShape } from 'react-intl';
import { formatDay } from '#web/lib/days.ts';

type Column = Pick<ReportPreview['tables'][number]['columns'][number], 'kind' | 'decimals'>;

/** A cell as it is written in the language on screen; null where nothing is known. */
export function cellText(
  { locale }: Pick<IntlShape, 'locale'>,
  value: string | number | null,
  { kind, decimals }: Column,
): string | null {
  if (value === null) return null;
  if (typeof value === 'number') {
    const most = decimals ?? 3;
    const shown = isHiddenBy(most, value) ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: most };
    return numberFormat(locale, shown).format(value);
  }
  return kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value, locale) : value;
}
