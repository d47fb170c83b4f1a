import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runTool } from '@brazda/harness/command.ts';
import { root } from '@brazda/harness/root.ts';
import { tellSlowest, type Timed } from './slowest.ts';
import { emptyRawRows, judgeRawRows } from './raw-rows.ts';
import { failure, judged, nothing, withFailure, type Tally } from './tally.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly name: string;
    /** Why a file could not be loaded. */
    readonly message?: string;
    readonly assertionResults: readonly TestResult[];
  }[];
}

interface TestResult {
  readonly status: string;
  readonly fullName: string;
  readonly duration?: number;
  readonly failureMessages?: readonly string[];
}

export interface VitestRun {
  /** The part of the whole run, which names the report. */
  readonly part: string;
  readonly project: string;
  /** Of the project, the files whose path contains one of these; all when there is none. */
  readonly filters: readonly string[];
  /** Only tests that import one of these files; there may be none. */
  readonly related?: readonly string[] | undefined;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs the tests of the server on a database, and holds what raw statements gave in them against what they say of it. */
export async function runOnDatabase({ env, ...run }: Omit<VitestRun, 'project'>): Promise<Tally> {
  const folder = await emptyRawRows(run.part);
  const tally = await runVitest({ ...run, project: 'server', env: { ...env, RAW_ROWS: folder } });
  const complaints = await judgeRawRows(folder, run.filters.length === 0 && run.related === undefined);
  return complaints.length === 0 ? tally : withFailure(tally, complaints.join('\n'));
}

/** Runs one project of vitest.config.ts. */
export async function runVitest({ part, project, filters, related, env }: VitestRun): Promise<Tally> {
  const path = join(root, 'test-results', `${part}.json`);
  await rm(path, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const what = related === undefined ? ['run', ...filters] : ['related', '--run', '--passWithNoTests', ...related];
  const { code } = await runTool('vitest', [...what, '--project', project, ...reporters], { env, isShown: true });
  const report = await readReport(path);
  tellSlowest(part, durationsOf(report));
  const tally = tallyOf(report);
  return related !== undefined && code === 0 ? tally : judged(tally, code);
}

async function readReport(path: string): Promise<Report | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

function durationsOf(report: Report | undefined): Timed[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      milliseconds: duration,
    })),
  );
}

function tallyOf(report: Report | undefined): Tally {
  if (!report) return nothing;
  // A file that cannot be loaded has no failed test, but it has failed.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name, message = '' }) => failure(relative(root, name), message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => failure(`${relative(root, name)}: ${test.fullName}`, test.failureMessages?.join('\n') ?? '')),
      ),
    ],
  };
}
