import { readMessages } from '@brazda/harness/message-files.ts';
import { messageTexts } from '@brazda/harness/message-texts.ts';
import type { MessageId } from '../../apps/web/src/i18n/ids.generated.ts';

/** The texts of the interface in the language that the browsers of the journeys ask for. */
export const { textOf, textLike } = messageTexts<MessageId>(readMessages('cs-CZ'), 'cs-CZ');

/** What mails say in that language. */
export const { textOf: mailTextOf } = messageTexts<`mail.${string}`>(readMessages('cs-CZ'), 'cs-CZ');
