import { messageTexts } from '@brazda/harness/message-texts.ts';
import type { MessageId } from '#web/i18n/ids.generated.ts';

const files: Readonly<Record<string, Record<string, string>>> = import.meta.glob('../i18n/messages/**/cs-CZ.json', {
  import: 'default',
  eager: true,
});
const czech = Object.assign({}, ...Object.values(files)) as Record<string, string>;

/** The texts of the interface in the language that parts and screens are rendered in by tests. */
export const { textOf, textLike } = messageTexts<MessageId>(czech, 'cs-CZ');
