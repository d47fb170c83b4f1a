import { readMessages } from '@brazda/harness/message-files.ts';
import { messageTexts, type MessageTexts } from '@brazda/harness/message-texts.ts';
import type { MessageId } from '../../apps/web/src/i18n/ids.generated.ts';

/** The texts of the interface in the language that the browsers of the journeys ask for. */
export const { textOf, textLike } = messageTexts<MessageId>(readMessages('cs-CZ'), 'cs-CZ');

/** The same in another language. */
export function textsIn(locale: string): MessageTexts<MessageId> {
  return messageTexts<MessageId>(readMessages(locale), locale);
}

/** What mails say in that language, and in another. */
export const { textOf: mailTextOf } = messageTexts<`mail.${string}`>(readMessages('cs-CZ'), 'cs-CZ');

export function mailTextsIn(locale: string): MessageTexts<`mail.${string}`> {
  return messageTexts<`mail.${string}`>(readMessages(locale), locale);
}
