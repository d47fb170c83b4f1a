import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { featuresGenerators } from './generators/features.ts';
import type { Generator } from './generators/generator.ts';
import { modulesGenerators } from './generators/modules.ts';
import { root } from '@brazda/harness/root.ts';

/** What is found by the names of files comes first: the others read what it puts together. */
const foundByName: readonly Generator[] = [...featuresGenerators, ...modulesGenerators];

const isCheck = process.argv.includes('--check');
let staleCount = 0;

await bringUpToDate(foundByName);
await bringUpToDate((await import('./generators/read-from-sources.ts')).readFromSources);

async function bringUpToDate(generators: readonly Generator[]): Promise<void> {
  for (const { name, path, generate } of generators) {
    const file = join(root, path);
    const content = await generate();
    if (existsSync(file) && (await readFile(file, 'utf8')) === content) continue;
    staleCount += 1;
    if (isCheck) {
      console.log(`${path} (${name}) is not what its source gives: run \`npm run generate\``);
    } else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      console.log(`${path} written`);
    }
  }
}

process.exitCode = isCheck && staleCount > 0 ? 1 : 0;
