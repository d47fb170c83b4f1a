import { messageTexts } from '@brazda/harness/message-texts.ts';
import type { MessageId } from '#web/i18n/ids.generated.ts';
import { czech } from './messages.ts';

/** The texts of the interface in the language that parts and screens are rendered in by tests. */
export const { textOf, textLike } = messageTexts<MessageId>(czech, 'cs-CZ');
