import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { projectFiles, root } from '../tools/lib/paths.ts';
import { secondsSince } from '../tools/lib/seconds.ts';

/** One line of a benchmark's table: what was measured, under which conditions. */
export type Row = Readonly<Record<string, string | number>>;

/** What a file `bench/<what>.bench.ts` exports. */
export interface Benchmark {
  readonly name: string;
  readonly run: () => Promise<readonly Row[]>;
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const files = projectFiles('bench').filter((path) => path.endsWith('.bench.ts'));
const all = await Promise.all(
  files.map(async (path) => (await import(pathToFileURL(join(root, path)).href)) as Benchmark),
);
const chosen = all.filter(({ name }) => values.only === undefined || name === values.only);
if (chosen.length === 0) {
  console.error(`No benchmark ${values.only ?? ''}; there are: ${all.map(({ name }) => name).join(', ') || 'none'}`);
  process.exitCode = 1;
}

for (const { name, run } of chosen) {
  const started = performance.now();
  const rows = await run();
  console.log(`\n${name} (${secondsSince(started)})`);
  console.table(rows);
  for (const row of rows) console.log(JSON.stringify({ benchmark: name, ...row }));
}
