import type { MessageFormatElement } from 'react-intl';
import { logger } from '#web/lib/logger.ts';
import type { MessageId } from './ids.generated.ts';
import { fallbackLocale, type Locale } from './locales.ts';

/** Texts as they are written, or parsed already: the build does that. */
export type Messages = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;
export type MessageChunks = Readonly<Record<string, () => Promise<unknown>>>;

/** What the sign-in needs, and the rest, as the build divides them; undivided, as while developing, each is all of them. */
const whole: MessageChunks = import.meta.glob('./messages/*.json', { import: 'default' });
const first: MessageChunks = import.meta.env.PROD
  ? import.meta.glob('./messages/*.json', { import: 'default', query: '?first' })
  : whole;
const rest: MessageChunks = import.meta.env.PROD
  ? import.meta.glob('./messages/*.json', { import: 'default', query: '?rest' })
  : whole;

const begun = new Map<Locale, Messages>();
let isRestWanted = false;

/** The texts of a language, and the language they are in: English where those of the wished one do not load. */
export async function loadMessages(
  locale: Locale,
  from: MessageChunks = first,
): Promise<{ locale: Locale; messages: Messages }> {
  try {
    return { locale, messages: await begin(locale, from) };
  } catch (cause) {
    logger.error(`The texts of ${locale} did not load`, cause);
    return { locale: fallbackLocale, messages: await begin(fallbackLocale, from) };
  }
}

/** Brings the texts that other screens than the sign-in need, into the languages that are there already. */
export async function loadRestOfMessages(): Promise<void> {
  isRestWanted = true;
  await Promise.all([...begun].map(([locale, messages]) => complete(locale, messages)));
}

async function begin(locale: Locale, from: MessageChunks): Promise<Messages> {
  const messages = { ...(await read(locale, from)) };
  if (isRestWanted) await complete(locale, messages);
  begun.set(locale, messages);
  return messages;
}

/** Whoever shows the texts holds this one record of them; it grows, so that nothing has to be drawn anew. */
async function complete(locale: Locale, messages: Messages): Promise<void> {
  Object.assign(messages, await read(locale, rest));
}

async function read(locale: Locale, from: MessageChunks): Promise<Messages> {
  const load = from[`./messages/${locale}.json`];
  if (!load) throw new Error(`There are no texts for ${locale}`);
  return (await load()) as Messages;
}
