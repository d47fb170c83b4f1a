import { startPostgresCluster } from '@brazda/harness/postgres-cluster.ts';
import { runChecks } from './checks/all.ts';
import { secondsSince } from './lib/seconds.ts';
import { changedFiles } from './tests/changed-files.ts';
import { embeddedShare } from './tests/embedded-share.ts';
import { runJourneys } from './tests/journeys.ts';
import { readOptions, type TestOptions } from './tests/options.ts';
import { select, type Selected } from './tests/selection.ts';
import { add, ending, nothing, withFailure, type Tally } from './tests/tally.ts';
import { runOnDatabase, runVitest } from './tests/vitest.ts';

interface Wanted {
  readonly filters: readonly string[];
  /** What a run of what has changed is about; without it everything. */
  readonly files?: readonly string[] | undefined;
  readonly env: NodeJS.ProcessEnv;
}

// `npm test` runs all parts in this order; `npm test -- server postgres -- parcels` those files of those parts.
const parts: Readonly<Record<string, (wanted: Wanted) => Promise<Tally>>> = {
  check: async ({ files }) => ({ ...(await runChecks({ files })), skipped: 0 }),
  unit: ({ files, ...wanted }) => runVitest({ part: 'unit', project: 'unit', related: files, ...wanted }),
  web: ({ files, ...wanted }) => runVitest({ part: 'web', project: 'web', related: files, ...wanted }),
  server: ({ files, ...wanted }) => runOnDatabase({ part: 'server', related: files, ...wanted }),
  postgres: runOnPostgres,
  journeys: ({ filters, files = [], env }) => runJourneys([...filters, ...files], env),
};

async function runOnPostgres({ files, filters, env }: Wanted): Promise<Tally> {
  // What is killed in tests are processes, never the machine: what they have written is there without waiting for the disk.
  const cluster = await startPostgresCluster({ fsync: 'off', full_page_writes: 'off' });
  const environment = { ...env, DATABASE_URL: cluster.url };
  try {
    return await runOnDatabase({ part: 'postgres', related: files, filters, env: environment });
  } finally {
    await cluster.stop();
  }
}

/** What the caller has set for his own server must not reach the tests. */
function environmentFor({ seed, isThorough }: TestOptions): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, DATA_DIR: _folder, PORT: _port, ...rest } = process.env;
  return { ...rest, TEST_SEED: String(seed), ...(isThorough && { TEST_THOROUGH: '1' }) };
}

async function runPart(name: string, wanted: Wanted): Promise<Tally> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const started = performance.now();
  const tally = await (parts[name]?.(wanted) ?? Promise.resolve(nothing)).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    console.log(why);
    return withFailure(nothing, why);
  });
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed${skipped} (${secondsSince(started)})`);
  return tally;
}

/** The same for what has changed alone; says what it leaves out. */
async function runSelected(name: string, selected: Selected | undefined, wanted: Wanted): Promise<Tally> {
  if (selected === undefined || selected.what === 'nothing') {
    console.log(`\n── ${name}: left out, ${selected?.why ?? 'nothing of it changed'}`);
    return nothing;
  }
  if (selected.what === 'all') {
    console.log(`\n${name}: all of it, for ${selected.why}`);
    return runPart(name, wanted);
  }
  console.log(`\n${name}: without ${selected.leftOut}`);
  return runPart(name, { ...wanted, files: selected.files });
}

/** On the embedded database a usual run of all parts takes a share of the tests. */
function sharedOut(name: string, { parts: named, filters, isThorough, seed }: TestOptions, wanted: Wanted): Wanted {
  if (name !== 'server' || named.length > 0 || filters.length > 0 || isThorough) return wanted;
  const { files, leftOut } = embeddedShare(seed);
  console.log(`\nserver: ${leftOut} files are left to other runs by the seed; \`npm test -- server\` takes all`);
  return { ...wanted, filters: files };
}

async function runTests(options: TestOptions): Promise<Tally> {
  const unknown = options.parts.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}`);
  const { filters, seed } = options;
  const wanted: Wanted = { filters, env: environmentFor(options) };
  const selection = options.isChanged ? select(await changedFiles()) : undefined;
  console.log(`Seed ${seed}; \`npm test -- --seed ${seed}\` decides by the same chance again`);
  let total = nothing;
  for (const name of Object.keys(parts).filter((part) => options.parts.length === 0 || options.parts.includes(part))) {
    const tally = await (selection
      ? runSelected(name, selection[name], wanted)
      : runPart(name, sharedOut(name, options, wanted)));
    total = add(total, { ...tally, failures: tally.failures.map((text) => `${name}: ${text}`) });
  }
  return total;
}

try {
  const total = await runTests(readOptions(process.argv.slice(2)));
  console.log(ending(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
