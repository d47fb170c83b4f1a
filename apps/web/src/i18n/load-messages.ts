import type { MessageFormatElement } from 'react-intl';
import { logger } from '#web/lib/logger.ts';
import type { MessageId } from './ids.generated.ts';
import { fallbackLocale, type Locale } from './locales.ts';

/** Texts as they are written, or parsed already: the build does that. */
export type Messages = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;
export type MessageChunks = Readonly<Record<string, () => Promise<unknown>>>;

const chunks: MessageChunks = import.meta.glob('./messages/*.json', { import: 'default' });

/** The texts of a language, and the language they are in: English where those of the wished one do not load. */
export async function loadMessages(
  locale: Locale,
  from: MessageChunks = chunks,
): Promise<{ locale: Locale; messages: Messages }> {
  try {
    return { locale, messages: await read(locale, from) };
  } catch (cause) {
    logger.error(`The texts of ${locale} did not load`, cause);
    return { locale: fallbackLocale, messages: await read(fallbackLocale, from) };
  }
}

async function read(locale: Locale, from: MessageChunks): Promise<Messages> {
  const load = from[`./messages/${locale}.json`];
  if (!load) throw new Error(`There are no texts for ${locale}`);
  return (await load()) as Messages;
}
