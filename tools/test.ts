import { runChecks } from './checks/all.ts';
import { secondsSince } from './lib/seconds.ts';
import { runJourneys } from './tests/journeys.ts';
import { startPostgresCluster } from '@brazda/harness/postgres-cluster.ts';
import { add, nothing, type Tally } from './tests/tally.ts';
import { runVitest } from './tests/vitest.ts';

type Filters = readonly string[];

// `npm test` runs all parts in this order; `npm test -- server postgres -- parcels` those files of those parts.
const parts: Readonly<Record<string, (filters: Filters, env: NodeJS.ProcessEnv) => Promise<Tally>>> = {
  check: async () => ({ ...(await runChecks()), skipped: 0 }),
  unit: (filters, env) => runVitest({ part: 'unit', project: 'unit', filters, env }),
  web: (filters, env) => runVitest({ part: 'web', project: 'web', filters, env }),
  server: (filters, env) => runVitest({ part: 'server', project: 'server', filters, env }),
  postgres: runOnPostgres,
  journeys: runJourneys,
};

async function runOnPostgres(filters: Filters, env: NodeJS.ProcessEnv): Promise<Tally> {
  const cluster = await startPostgresCluster();
  try {
    return await runVitest({
      part: 'postgres',
      project: 'server',
      filters,
      env: { ...env, DATABASE_URL: cluster.url },
    });
  } finally {
    await cluster.stop();
  }
}

/** What the caller has set for his own server must not reach the tests. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, DATA_DIR: _folder, PORT: _port, ...rest } = process.env;
  return rest;
}

async function runPart(name: string, filters: Filters): Promise<Tally> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const started = performance.now();
  const tally = await (parts[name]?.(filters, cleanEnvironment()) ?? Promise.resolve(nothing)).catch(
    (error: unknown) => {
      console.log(error instanceof Error ? error.message : error);
      return { ...nothing, failed: 1 };
    },
  );
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed${skipped} (${secondsSince(started)})`);
  return tally;
}

const [names, filters] = split(process.argv.slice(2));
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

let total = nothing;
for (const name of Object.keys(parts).filter((part) => names.length === 0 || names.includes(part))) {
  total = add(total, await runPart(name, filters));
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function split(args: readonly string[]): [string[], string[]] {
  const at = args.indexOf('--');
  return at < 0 ? [[...args], []] : [args.slice(0, at), args.slice(at + 1)];
}
