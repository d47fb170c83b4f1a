import type { MessageFormatElement } from 'react-intl';
import { logger } from '#web/lib/logger.ts';
import type { Area } from './areas.generated.ts';
import type { MessageId } from './ids.generated.ts';
import { fallbackLocale, type Locale } from './locales.ts';

/** Texts as they are written, or parsed already: the build does that. */
export type Messages = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;
export type MessageChunks = Readonly<Record<string, () => Promise<unknown>>>;

const signInMessages: MessageChunks = import.meta.glob('./messages/{shared,sign-in}/*.json', { import: 'default' });
const ofSignIn: readonly Area[] = ['shared', 'sign-in'];

/** The areas in use: those of the sign-in, and of every screen that was shown since. */
const used = new Set<Area>(ofSignIn);
const begun = new Map<Locale, Texts>();

interface Texts {
  /** Whoever shows the texts holds this one record of them; it grows, so that nothing has to be drawn anew. */
  readonly messages: Messages;
  readonly areas: Set<Area>;
}

/** The texts of a language in all areas in use, and the language they are in: English where those of the wished one do not load. */
export async function loadMessages(
  locale: Locale,
  from?: MessageChunks,
): Promise<{ locale: Locale; messages: Messages }> {
  try {
    return { locale, messages: await begin(locale, from) };
  } catch (cause) {
    logger.error(`The texts of ${locale} did not load`, cause);
    return { locale: fallbackLocale, messages: await begin(fallbackLocale, from) };
  }
}

/** Brings the texts of these areas into the languages that are there already, and from now on into each that is chosen. */
export async function loadAreas(areas: readonly Area[], from?: MessageChunks): Promise<void> {
  for (const area of areas) used.add(area);
  await Promise.all([...begun].map(([locale, texts]) => complete(locale, texts, from)));
}

async function begin(locale: Locale, from: MessageChunks | undefined): Promise<Messages> {
  const texts: Texts = { messages: {} as Messages, areas: new Set() };
  await complete(locale, texts, from);
  begun.set(locale, texts);
  return texts.messages;
}

/** Another screen may come into use meanwhile: until nothing is missing. */
async function complete(locale: Locale, { messages, areas }: Texts, from: MessageChunks | undefined): Promise<void> {
  const missingOnes = (): Area[] => [...used].filter((area) => !areas.has(area));
  for (let missing = missingOnes(); missing.length > 0; missing = missingOnes()) {
    await Promise.all(
      missing.map(async (area) => {
        Object.assign(messages, await read(area, locale, from));
        areas.add(area);
      }),
    );
  }
}

async function read(area: Area, locale: Locale, from: MessageChunks | undefined): Promise<object> {
  const chunks = from ?? (await chunksOf(area));
  const load = chunks[`./messages/${area}/${locale}.json`];
  if (!load) throw new Error(`There are no texts of ${area} for ${locale}`);
  return (await load()) as object;
}

/** Where the texts of all other areas lie grows with the screens: who signs in does not fetch it. */
async function chunksOf(area: Area): Promise<MessageChunks> {
  return ofSignIn.includes(area) ? signInMessages : (await import('./screen-messages.ts')).screenMessages;
}
