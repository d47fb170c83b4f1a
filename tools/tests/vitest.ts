import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '@brazda/harness/command.ts';
import { root } from '@brazda/harness/root.ts';
import { judged, nothing, type Tally } from './tally.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

export interface VitestRun {
  /** The part of the whole run, which names the report. */
  readonly part: string;
  readonly project: string;
  /** Of the project, the files whose path contains one of these; all when there is none. */
  readonly filters: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Runs one project of vitest.config.ts. */
export async function runVitest({ part, project, filters, env }: VitestRun): Promise<Tally> {
  const path = join(root, 'test-results', `${part}.json`);
  await rm(path, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const { code } = await runTool('vitest', ['run', '--project', project, ...reporters, ...filters], {
    env,
    isShown: true,
  });
  return judged(await readTally(path), code);
}

async function readTally(path: string): Promise<Tally> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return nothing;
  const report = JSON.parse(text) as Report;
  // A file that cannot be loaded has no failed test, but it has failed.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
