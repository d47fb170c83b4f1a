import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { callsGenerator } from './generators/calls.ts';
import { featuresGenerators } from './generators/features.ts';
import { fieldsGenerator } from './generators/fields.ts';
import { messageAreasGenerator } from './generators/message-areas.ts';
import { messageIdsGenerator } from './generators/message-ids.ts';
import { openApiGenerator } from './generators/openapi.ts';
import { serverTextsGenerators } from './generators/server-texts.ts';
import { tablesGenerator } from './generators/tables.ts';
import { root } from '@brazda/harness/root.ts';

/** Makes one committed file from its source. */
export interface Generator {
  readonly name: string;
  readonly path: string;
  readonly generate: () => Promise<string>;
}

const generators: readonly Generator[] = [
  ...featuresGenerators,
  messageIdsGenerator,
  messageAreasGenerator,
  ...serverTextsGenerators,
  callsGenerator,
  fieldsGenerator,
  openApiGenerator,
  tablesGenerator,
];

const isCheck = process.argv.includes('--check');
let staleCount = 0;

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

process.exitCode = isCheck && staleCount > 0 ? 1 : 0;
