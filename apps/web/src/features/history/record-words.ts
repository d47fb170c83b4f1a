import type { IntlShape } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';

/** What a record is, in words of whoever owns its table; what has none yet as it is called in the database. */
export function recordWords(intl: IntlShape, record: string): string {
  return wordsOr(intl, `history.record.${record}`, record);
}

/** What a value of a record is, in words of whoever owns its column; what has none yet as it is called in the database. */
export function columnWords(intl: IntlShape, column: string): string {
  return wordsOr(intl, `history.column.${column}`, column);
}

function wordsOr({ formatMessage, messages }: IntlShape, id: string, otherwise: string): string {
  return isMessageId(id, messages) ? formatMessage({ id }) : otherwise;
}
