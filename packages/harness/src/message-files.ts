import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const folder = join(root, 'apps/web/src/i18n/messages');

/** All texts of the interface in a language, however the files divide them. */
export function readMessages(locale: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(`${locale}.json`),
  );
  const texts = files.map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, string>);
  return Object.assign({}, ...texts) as Record<string, string>;
}
