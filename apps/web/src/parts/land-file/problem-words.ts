import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import type { IntlShape } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { textIn } from '#web/i18n/text.ts';

/** What a problem of a land file is in words; a code that we have no words for yet is told as unknown. */
export function problemWords(intl: IntlShape, { code, detail }: Pick<LandProblem, 'code' | 'detail'>): string {
  const reason = detail['reason'];
  const values = typeof reason === 'string' ? { ...detail, reason: landFileText(intl, reason, detail) } : detail;
  return landFileText(intl, code, values);
}

/** Why an import failed, from a code of land files or of calls. */
export function failureWords(intl: IntlShape, failure: string | null): string {
  const ids = [`error.${failure ?? ''}`, failure ?? ''];
  const id = ids.find((each): each is PlainMessageId => isMessageId(each, intl.messages));
  return intl.formatMessage({ id: id ?? 'error.unexpected' });
}

/** Details that a message names but the server did not send are shown as left out, never as braces. */
const unknownDetails = {
  ...{ entry: '…', limit: '…', limitMegabytes: '…', layer: '…', column: '…', example: '…', reason: '…' },
  ...{ declared: '…', used: '…', x: '…', y: '…', latitude: '…', longitude: '…', count: 1 },
};

function landFileText(intl: IntlShape, code: string, detail: LandProblem['detail']): string {
  const id = code.startsWith('landFile.') ? code : `landFile.${code}`;
  if (!isMessageId(id, intl.messages)) return textIn(intl)('landFileReport.unknownProblem', { code });
  const values: Record<string, string | number> = { ...unknownDetails };
  for (const [key, value] of Object.entries(detail)) {
    const isFigure = typeof value === 'number' && key !== 'count';
    values[key] = isFigure ? intl.formatNumber(value, { maximumFractionDigits: 5 }) : value;
  }
  return intl.formatMessage({ id }, values);
}
