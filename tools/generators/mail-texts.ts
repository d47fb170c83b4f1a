import { mailArea, messagesOf, locales } from '../lib/message-files.ts';
import { messageTypes } from './message-ids.ts';

/** What mails say: the server sends them, and reads nothing of the web app. */
export const mailTextsGenerator = {
  name: 'mail texts',
  path: 'apps/server/src/mail/mail-texts.generated.ts',
  generate: async (): Promise<string> => {
    const texts = await Promise.all(
      locales.map(async (locale): Promise<[string, object]> => [
        locale.slice(0, 2),
        await messagesOf(mailArea, locale),
      ]),
    );
    return [
      `// Generated from ${mailArea}/ of the messages; do not edit.\n`,
      messageTypes(await messagesOf(mailArea, 'en-US'), 'MailText'),
      `\nexport const mailTexts = ${JSON.stringify(Object.fromEntries(texts), null, 2)} as const satisfies Record<string, Record<MailTextId, string>>;\n`,
    ].join('');
  },
};
