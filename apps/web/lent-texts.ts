import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lentTexts, type Area } from './src/i18n/areas.generated.ts';

const messages = join(import.meta.dirname, 'src/i18n/messages');
const textsOfAnArea = /\/src\/i18n\/messages\/([\w-]+)\/([a-z]{2}-[A-Z]{2})\.json$/;

/**
 * A feature says itself how menus call it, and what its errors and its acts are called. These are shown while its other
 * texts are not there, so they are added to the texts of the area that is.
 */
export function lentTextsAdded(): Plugin {
  return {
    name: 'lent-texts',
    enforce: 'pre',
    async transform(source, id) {
      const [, to, locale] = textsOfAnArea.exec(id) ?? [];
      const lent = lentTexts.filter((text) => text.to === to);
      if (locale === undefined || lent.length === 0) return undefined;
      const files = new Map<Area, string>();
      for (const area of new Set(lent.map(({ of }) => of))) {
        const file = join(messages, area, `${locale}.json`);
        this.addWatchFile(file);
        files.set(area, await readFile(file, 'utf8'));
      }
      return { code: withLentTexts(source, lent, files), map: null };
    },
  };
}

/** The texts of an area, and of others those that they lend it. */
export function withLentTexts(
  own: string,
  lent: readonly { readonly of: Area; readonly id: string }[],
  files: ReadonlyMap<Area, string>,
): string {
  const areas = new Map([...files].map(([area, text]) => [area, JSON.parse(text) as Readonly<Record<string, string>>]));
  const texts = lent.map(({ of, id }) => [id, areas.get(of)?.[id]]);
  return JSON.stringify({ ...(JSON.parse(own) as object), ...(Object.fromEntries(texts) as object) });
}
