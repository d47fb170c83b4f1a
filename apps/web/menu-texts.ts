import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { textsOfMenus, type Area } from './src/i18n/areas.generated.ts';

const messages = join(import.meta.dirname, 'src/i18n/messages');
const textsOfShell = /\/src\/i18n\/messages\/shell\/([a-z]{2}-[A-Z]{2})\.json$/;

/**
 * A feature says itself how menus call it. Menus are shown before its other texts are there, so those that they name are
 * added to what stands around the screens.
 */
export function menuTexts(): Plugin {
  return {
    name: 'menu-texts',
    enforce: 'pre',
    async transform(source, id) {
      const locale = textsOfShell.exec(id)?.[1];
      if (locale === undefined) return undefined;
      const files = new Map<Area, string>();
      for (const area of new Set(textsOfMenus.map(([of]) => of))) {
        const file = join(messages, area, `${locale}.json`);
        this.addWatchFile(file);
        files.set(area, await readFile(file, 'utf8'));
      }
      return { code: withMenuTexts(source, files), map: null };
    },
  };
}

/** The texts of the shell, and of the others those that menus show. */
export function withMenuTexts(shell: string, files: ReadonlyMap<Area, string>): string {
  const areas = new Map([...files].map(([area, text]) => [area, JSON.parse(text) as Readonly<Record<string, string>>]));
  const labels = textsOfMenus.map(([area, id]) => [id, areas.get(area)?.[id]]);
  return JSON.stringify({ ...(JSON.parse(shell) as object), ...(Object.fromEntries(labels) as object) });
}
