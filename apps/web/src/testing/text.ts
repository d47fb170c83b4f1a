import { messageTexts } from '@brazda/harness/message-texts.ts';
import type { MessageId } from '#web/i18n/ids.generated.ts';
import { czech, slovak } from './messages.ts';

/** The texts of the interface in the language that parts and screens are rendered in by tests. */
export const { textOf, textLike } = messageTexts<MessageId>(czech, 'cs-CZ');

/** The same once somebody has changed to Slovak. */
export const { textOf: slovakTextOf } = messageTexts<MessageId>(slovak, 'sk-SK');
