import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from '../tools/lib/paths.ts';
import { secondsSince } from '../tools/lib/seconds.ts';
import { isQuiet, loadPerCore } from './support/machine.ts';
import { rounded } from './support/statistics.ts';

/** One line of a benchmark's table: what was measured, under which conditions. */
export type Row = Readonly<Record<string, string | number>>;

/** What a file `bench/<what>.bench.ts` exports. */
export interface Benchmark {
  readonly name: string;
  readonly run: () => Promise<readonly Row[]>;
}

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const files = projectFiles('bench').filter((path) => path.endsWith('.bench.ts'));
const all = await Promise.all(
  files.map(async (path) => (await import(pathToFileURL(join(root, path)).href)) as Benchmark),
);
const chosen = all.filter(({ name }) => values.only === undefined || values.only.includes(name));
if (chosen.length === 0) {
  console.error(
    `No benchmark ${values.only?.join(', ') ?? ''}; there are: ${all.map(({ name }) => name).join(', ') || 'none'}`,
  );
  process.exitCode = 1;
}

for (const { name, run } of chosen) {
  const started = performance.now();
  const before = loadPerCore();
  const machine = isQuiet() ? 'quiet' : 'BUSY';
  const rows = (await run()).map((row) => ({ ...row, machine }));
  const load = `load per core ${rounded(before)} before, ${rounded(loadPerCore())} after`;
  console.log(`\n${name} (${secondsSince(started)}; ${load}${machine === 'BUSY' ? '; others were at work' : ''})`);
  console.table(rows);
  for (const row of rows) console.log(JSON.stringify({ benchmark: name, ...row }));
}
