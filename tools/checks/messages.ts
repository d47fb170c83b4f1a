import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodes } from '@brazda/contract/errors.ts';
import { runTool } from '@brazda/harness/command.ts';
import { root } from '@brazda/harness/root.ts';
import {
  areasOfMessages,
  locales,
  messageAreas,
  messagesFolder,
  messagesIn,
  sourceLocale,
} from '../lib/message-files.ts';
import { brokenUnits } from './broken-units.ts';
import type { Check } from './check.ts';
import { pluralComplaints } from './plurals.ts';

const sameInEnglishPath = 'tools/checks/same-in-english.json';

/** All eight languages have all messages of each area, with the same arguments, and can be formatted; none is in two areas. */
export const messagesCheck: Check = {
  name: 'messages',
  run: async () => {
    const areas = await messageAreas();
    if (areas.length === 0) return [`${messagesFolder} has no areas`];
    const complaints = await Promise.all(areas.map(areaComplaints));
    const twice = [...(await areasOfMessages())].filter(([, ofId]) => ofId.length > 1);
    return [...complaints.flat(), ...twice.map(([id, ofId]) => `${id} is in ${ofId.join(' and ')}`)];
  },
};

async function areaComplaints(area: string): Promise<string[]> {
  const folder = `${messagesFolder}/${area}`;
  const found = (await readdir(join(root, folder))).sort();
  const wanted = locales.map((locale) => `${locale}.json`);
  if (found.join() !== wanted.join()) return [`${folder} has ${found.join(' ')}; wanted ${wanted.join(' ')}`];
  const tests = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const files = wanted.map((name) => `${folder}/${name}`);
  const { code, output } = await runTool('formatjs', ['verify', '--source-locale', sourceLocale, ...tests, ...files]);
  return code === 0 ? [] : [output];
}

/** A message that reads as in English is taken for forgotten, unless the list of exceptions names it. */
export const translationsCheck: Check = {
  name: 'translations',
  run: async () => {
    const english = await messagesIn(sourceLocale);
    const allowed = await readJson<Readonly<Record<string, readonly string[]>>>(sameInEnglishPath);
    const everywhere = allowed['*'] ?? [];
    const complaints: string[] = [];
    const same = new Set<string>();
    for (const locale of locales.filter((name) => name !== sourceLocale)) {
      const here = allowed[locale] ?? [];
      for (const [id, text] of Object.entries(await messagesIn(locale))) {
        if (text !== english[id] || !hasWords(text)) continue;
        same.add(id).add(`${locale} ${id}`);
        if (!everywhere.includes(id) && !here.includes(id))
          complaints.push(`${locale}: ${id} is the English text “${text}”`);
      }
      complaints.push(...here.filter((id) => !same.has(`${locale} ${id}`)).map((id) => needless(`${locale} ${id}`)));
    }
    return [...complaints, ...everywhere.filter((id) => !same.has(id)).map(needless)];
  },
};

/** Every language has plural forms of its own, and a missing one shows as a mistake in grammar. */
export const pluralsCheck: Check = {
  name: 'plurals',
  run: () => complaintsOfTexts(pluralComplaints),
};

/** A number at the end of a line, and what it is a number of at the beginning of the next, is read twice. */
export const unitsCheck: Check = {
  name: 'units',
  run: () => complaintsOfTexts((_, text) => brokenUnits(text)),
};

async function complaintsOfTexts(complaintsOf: (locale: string, text: string) => readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const locale of locales) {
    for (const [id, text] of Object.entries(await messagesIn(locale))) {
      complaints.push(...complaintsOf(locale, text).map((complaint) => `${locale}: ${id}: ${complaint}`));
    }
  }
  return complaints;
}

/** Whatever the server answers, the user reads it in his language. */
export const errorMessagesCheck: Check = {
  name: 'errors',
  run: async () => {
    const complaints: string[] = [];
    for (const locale of locales) {
      const messages = await messagesIn(locale);
      const missing = errorCodes.filter((code) => !messages[`error.${code}`]);
      complaints.push(...missing.map((code) => `${locale}: no message error.${code}`));
    }
    return complaints;
  },
};

function needless(what: string): string {
  return `${sameInEnglishPath} lists ${what} needlessly`;
}

/** Numbers, units in arguments and punctuation need no translation. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\s*\w+\s*(,\s*(number|date|time)[^{}]*)?\}/g, ''));
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(join(root, path), 'utf8')) as T;
}
