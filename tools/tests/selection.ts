import type { ChangedFiles } from './changed-files.ts';
import { journeysOf } from './journeys-of.ts';

/** What of a part is run: all of it, what belongs to some files, or nothing, and why. */
export type Selected =
  | { readonly what: 'all'; readonly why: string }
  | { readonly what: 'files'; readonly files: readonly string[]; readonly leftOut: string }
  | { readonly what: 'nothing'; readonly why: string };

const ofAllTests = /^(vitest\.config\.ts|package-lock\.json|tsconfig[^/]*\.json|tools\/tests\/[^/]+(?<!\.test)\.ts)$/;
const ofJourneys = /^(e2e\/(playwright\.config|fixtures)\.ts|package-lock\.json)$/;
const ofDatabase = /^apps\/server\/src\/(db\/|.*\.(postgres\.test\.ts|sql)$)/;
const code = /^(apps|packages|tools|bench)\/.*\.(tsx?|mjs|json)$/;

/** Of each part of the tests, what the changed files call for. */
export function select({ present, deleted }: ChangedFiles): Readonly<Record<string, Selected>> {
  const changed = [...present, ...deleted];
  return {
    check: { what: 'files', files: present, leftOut: 'lint and format of unchanged files' },
    unit: related(present),
    web: related(present.filter((path) => !path.startsWith('apps/server/'))),
    server: sqlOf(changed) ?? related(present),
    postgres: changed.some((path) => ofDatabase.test(path))
      ? (sqlOf(changed) ?? related(present))
      : { what: 'nothing', why: 'no migration changed, and nothing in db/: server tells as much' },
    journeys: journeysFor(changed),
  };
}

function related(present: readonly string[]): Selected {
  const cause = present.find((path) => ofAllTests.test(path));
  if (cause !== undefined) return { what: 'all', why: `${cause} is about all tests` };
  const files = present.filter((path) => code.test(path));
  if (files.length === 0) return { what: 'nothing', why: 'no code of it changed' };
  return { what: 'files', files, leftOut: 'tests that import nothing of what changed' };
}

/** Migrations are read from their folder, so no import tells which tests stand on them. */
function sqlOf(changed: readonly string[]): Selected | undefined {
  const cause = changed.find((path) => path.endsWith('.sql'));
  return cause === undefined ? undefined : { what: 'all', why: `${cause} is about all tables` };
}

function journeysFor(changed: readonly string[]): Selected {
  const cause = changed.find((path) => ofJourneys.test(path));
  if (cause !== undefined) return { what: 'all', why: `${cause} is about all journeys` };
  const files = journeysOf(changed);
  return files.length === 0
    ? { what: 'nothing', why: 'no journey goes through what changed in the web app, nor imports it' }
    : {
        what: 'files',
        files,
        leftOut: 'journeys through other features, and what a change of the server does in a browser',
      };
}
