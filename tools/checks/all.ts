import { secondsSince } from '../lib/seconds.ts';
import { bundleCheck } from './bundle.ts';
import type { Check } from './check.ts';
import {
  checksOfFiles,
  formatCheck,
  generatedCheck,
  lintCheck,
  typesCheck,
  webTypesCheck,
  workerTypesCheck,
} from './commands.ts';
import { enginesCheck } from './engines.ts';
import { farmStatementsCheck } from './farm-statements.ts';
import { importRulesCheck } from './import-rules.ts';
import { lockCheck } from './lock.ts';
import { errorMessagesCheck, messagesCheck, pluralsCheck, translationsCheck, unitsCheck } from './messages.ts';
import { messageUsesCheck } from './message-uses.ts';
import { namesCheck } from './names.ts';
import { overlaysCheck } from './overlays.ts';
import { versionsCheck } from './versions.ts';
import { wordingsCheck } from './wordings.ts';
import { wordsCheck } from './words.ts';

/** The slow ones first, so that the two lanes end together. */
const checks: readonly Check[] = [
  lintCheck,
  typesCheck,
  webTypesCheck,
  workerTypesCheck,
  formatCheck,
  importRulesCheck,
  bundleCheck,
  generatedCheck,
  messagesCheck,
  messageUsesCheck,
  translationsCheck,
  pluralsCheck,
  unitsCheck,
  errorMessagesCheck,
  lockCheck,
  enginesCheck,
  versionsCheck,
  namesCheck,
  farmStatementsCheck,
  overlaysCheck,
  wordsCheck,
  wordingsCheck,
];

const lanes = 2;

/** What the checks of single files are made of where only some have changed. */
function checksOf(files: readonly string[]): readonly Check[] {
  const ofAllFiles = [lintCheck, formatCheck];
  return [...checks.filter((check) => !ofAllFiles.includes(check)), ...checksOfFiles(files)];
}

export interface CheckTally {
  readonly passed: number;
  readonly failed: number;
  /** Each failed check with what it complains of. */
  readonly failures: readonly string[];
}

export interface ChecksWanted {
  /** Only checks with these names. */
  readonly names?: readonly string[];
  /** Lint and format of these files alone. */
  readonly files?: readonly string[] | undefined;
}

/** Runs all checks, or those that are wanted, two at a time, and says how each went. */
export async function runChecks({ names = [], files }: ChecksWanted = {}): Promise<CheckTally> {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new Error(`No check ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}`);
  const queue = (files ? checksOf(files) : checks).filter(({ name }) => names.length === 0 || names.includes(name));
  const total = queue.length;
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const complaints = await complaintsOf(check);
      if (complaints.length > 0) failures.push([check.name, ...complaints].join('\n    '));
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return { passed: total - failures.length, failed: failures.length, failures };
}

async function complaintsOf({ name, run }: Check): Promise<readonly string[]> {
  const started = performance.now();
  const complaints = await run().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  const isFine = complaints.length === 0;
  console.log(`${isFine ? '✓' : '✗'} ${name.padEnd(14)} ${secondsSince(started).padStart(7)}`);
  for (const complaint of complaints) console.log(complaint.replace(/^/gm, '    '));
  return complaints;
}
