import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@brazda/harness/command.ts';
import { root } from '@brazda/harness/root.ts';
import type { NamedText } from './texts/find-message.ts';
import { testFiles, wordingsIn, type Wording } from './texts/wordings.ts';

// Puts the ids of texts where tests say them in words: `npx tsx tools/name-texts.ts`. Run the tests that it has changed.

const helpers = ['textLike', 'textOf'] as const;
let [named, files] = [0, 0];

for (const path of testFiles()) {
  const wordings = wordingsIn(path).filter(({ candidates }) => candidates.length > 0);
  if (wordings.length === 0) continue;
  writeFileSync(join(root, path), withHelpers(path, rewritten(readFileSync(join(root, path), 'utf8'), wordings)));
  named += wordings.length;
  files += 1;
}
await runTool('prettier', ['--write', '--log-level', 'warn', 'e2e', 'apps/web/src']);
console.log(`${named} texts in ${files} files are named by their ids`);

function rewritten(text: string, wordings: readonly Wording[]): string {
  let result = text;
  for (const { start, end, candidates } of wordings.toReversed()) {
    const [first] = candidates;
    if (first) result = result.slice(0, start) + callFor(first) + result.slice(end);
  }
  return result;
}

function callFor({ id, values, isPart }: NamedText): string {
  const given = Object.entries(values ?? {}).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const second = given.length === 0 ? '' : `, { ${given.join(', ')} }`;
  return `${isPart ? 'textLike' : 'textOf'}('${id}'${second})`;
}

/** Imports what the file now calls. */
function withHelpers(path: string, text: string): string {
  const from = path.startsWith('e2e/support/')
    ? './text.ts'
    : path.startsWith('e2e/')
      ? './support/text.ts'
      : '#web/testing/text.ts';
  const used = helpers.filter((helper) => text.includes(`${helper}(`));
  const before = new RegExp(`^import \\{[^}]*\\} from '${from.replace(/[.]/g, '\\.')}';\\n`, 'm');
  const rest = text.replace(before, '');
  const imports = `import { ${used.join(', ')} } from '${from}';\n`;
  const last = [...rest.matchAll(/^(?:import [^;]*?;|\} from '[^']*';)\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return rest.slice(0, at) + imports + rest.slice(at);
}
