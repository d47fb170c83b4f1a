import { withPlainSpaces } from '@brazda/harness/message-texts.ts';
import type { Messages } from '#web/i18n/load-messages.ts';

type Files = Readonly<Record<string, Record<string, string>>>;

const files: Files = import.meta.glob('../i18n/messages/*/cs-CZ.json', { import: 'default', eager: true });
const slovakFiles: Files = import.meta.glob('../i18n/messages/*/sk-SK.json', { import: 'default', eager: true });

/** All texts in Czech, as whoever has been on every screen has them; with the spaces that tests type. */
export const czech = allOf(files);

/** The same in Slovak, for whoever changes to it. */
export const slovak = allOf(slovakFiles);

function allOf(filesOfLanguage: Files): Messages & Record<string, string> {
  const texts = Object.values(filesOfLanguage).flatMap((file) => Object.entries(file));
  return Object.fromEntries(texts.map(([id, text]) => [id, withPlainSpaces(text)])) as Messages &
    Record<string, string>;
}
