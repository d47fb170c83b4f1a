import { parseArgs } from 'node:util';
import { ConfigurationError } from '../config.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { DatabaseUnusable } from '../db/database.ts';
import { BackupUnusable } from './backup-unusable.ts';

/** The one file that the command line names; its usage where it says anything else. */
export function fileNamed(usage: string): string {
  const given = namesGiven();
  const [file, ...rest] = given ?? [];
  if (file === undefined || rest.length > 0) throw new ConfigurationError(usage);
  return file;
}

function namesGiven(): string[] | undefined {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch {
    return undefined;
  }
}

/** Runs a program of the command line: what went wrong is said in words, its exit code says that it did. */
export function runProgram(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    const isExplained =
      error instanceof ConfigurationError ||
      error instanceof DatabaseUnusable ||
      error instanceof DatabaseAway ||
      error instanceof BackupUnusable;
    const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${isExplained ? error.message : story}\n`);
    process.exitCode = error instanceof DatabaseUnusable ? error.exitCode : 1;
  });
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
