import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { formatDay } from '#web/lib/days.ts';

interface Said {
  readonly source: string;
  readonly paragraph?: string | null;
  readonly isGeneralKnowledge: boolean;
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Who says a coefficient or a limit, from when until when it holds so, and whether nobody has verified it. */
export function sourceWords(intl: IntlShape, { source, paragraph, isGeneralKnowledge, from, to }: Said): string {
  const text = textIn(intl);
  return [
    text('restriction.source', { document: source }),
    paragraph,
    from && text('restriction.holdsFrom', { day: formatDay(from, intl.locale) }),
    to && text('restriction.holdsTo', { day: formatDay(to, intl.locale) }),
    isGeneralKnowledge && text('restriction.generalKnowledge'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}
