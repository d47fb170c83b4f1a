import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@brazda/harness/root.ts';

/** Where the texts lie: a folder for each area, and in it a file for each language. */
export const messagesFolder = 'apps/web/src/i18n/messages';
export const sourceLocale = 'en-US';
export const locales = ['cs-CZ', sourceLocale, 'es-ES', 'hu-HU', 'lt-LT', 'pl-PL', 'ro-RO', 'sk-SK'];

/** What the server says in mails and files, and the web app never. */
const serverAreas = ['mails', 'spreadsheets'] as const;
export type ServerArea = (typeof serverAreas)[number];

export type Messages = Readonly<Record<string, string>>;

export async function messageAreas(): Promise<string[]> {
  return (await readdir(join(root, messagesFolder))).sort();
}

export async function webAreas(): Promise<string[]> {
  return (await messageAreas()).filter((area) => !serverAreas.some((ofServer) => ofServer === area));
}

/** Throws where an area lacks the file of a language. */
export async function messagesOf(area: string, locale: string): Promise<Messages> {
  const path = join(messagesFolder, area, `${locale}.json`);
  const text = await readFile(join(root, path), 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no ${path}: each area has a file for each of ${locales.length} languages`, { cause });
  });
  return JSON.parse(text) as Messages;
}

/** All texts of a language, whatever area they are in. */
export async function messagesIn(locale: string): Promise<Messages> {
  const areas = await messageAreas();
  const texts = await Promise.all(areas.map((area) => messagesOf(area, locale)));
  return Object.fromEntries(
    texts.flatMap((each) => Object.entries(each)).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The areas of each id: one, where all is well. */
export async function areasOfMessages(): Promise<ReadonlyMap<string, readonly string[]>> {
  const areasOf = new Map<string, string[]>();
  for (const area of await messageAreas()) {
    for (const id of Object.keys(await messagesOf(area, sourceLocale)))
      areasOf.set(id, [...(areasOf.get(id) ?? []), area]);
  }
  return areasOf;
}
