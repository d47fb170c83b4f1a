import type { Messages } from '#web/i18n/load-messages.ts';

const files: Readonly<Record<string, Record<string, string>>> = import.meta.glob('../i18n/messages/*/cs-CZ.json', {
  import: 'default',
  eager: true,
});

/** All texts in Czech, as whoever has been on every screen has them. */
export const czech = Object.assign({}, ...Object.values(files)) as Messages & Record<string, string>;
