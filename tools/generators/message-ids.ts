import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@brazda/harness/root.ts';

const source = 'apps/web/src/i18n/messages/en-US.json';

/** The ids of all messages as a type, so that an unknown id does not compile. */
export const messageIdsGenerator = {
  name: 'message ids',
  path: 'apps/web/src/i18n/ids.generated.ts',
  generate: async (): Promise<string> => {
    const path = join(root, source);
    const messages: unknown = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {};
    const ids = Object.keys(messages as object).sort();
    const lines = ids.map((id) => `\n  | ${quote(id)}`).join('');
    return `// Generated from messages/en-US.json; do not edit.\nexport type MessageId =${lines || ' never'};\n`;
  },
};

function quote(id: string): string {
  return `'${id.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
