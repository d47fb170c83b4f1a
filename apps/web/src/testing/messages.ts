import type { Messages } from '#web/i18n/load-messages.ts';

type Files = Readonly<Record<string, Record<string, string>>>;

const files: Files = import.meta.glob('../i18n/messages/*/cs-CZ.json', { import: 'default', eager: true });
const slovakFiles: Files = import.meta.glob('../i18n/messages/*/sk-SK.json', { import: 'default', eager: true });

/** All texts in Czech, as whoever has been on every screen has them. */
export const czech = Object.assign({}, ...Object.values(files)) as Messages & Record<string, string>;

/** The same in Slovak, for whoever changes to it. */
export const slovak = Object.assign({}, ...Object.values(slovakFiles)) as Messages & Record<string, string>;
