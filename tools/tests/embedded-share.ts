import { createHash } from 'node:crypto';
import { projectFiles } from '../lib/paths.ts';

/** Of so many files that take turns a usual run takes one on the embedded database; on PostgreSQL it takes all. */
const oneOf = 3;

const testOnDatabase = /(?<!\.unit|\.postgres)\.test\.ts$/;
/** What is about modules and their calls: the modules, what goes through all calls over the wire, and what is seeded by them. */
const inTurns = /^apps\/server\/src\/(?:(?:modules|seed)\/|(?:http|testing)\/[^/]+$)/;

/** What a usual run tests on the embedded database, and how many files it leaves to other runs. */
export interface EmbeddedShare {
  readonly files: readonly string[];
  readonly leftOut: number;
}

/**
 * All that is about the server's ground, where the two databases differ most, and of the tests of modules and of their calls
 * those that chance chooses by the seed of the run: each has its turn, and the journeys go through all modules on this
 * database too.
 */
export function embeddedShare(seed: number, tests = projectFiles('apps/server/src')): EmbeddedShare {
  const all = tests.filter((path) => testOnDatabase.test(path));
  const files = all.filter((path) => !inTurns.test(path) || isChosen(path, seed));
  return { files, leftOut: all.length - files.length };
}

function isChosen(path: string, seed: number): boolean {
  return createHash('sha256').update(`${seed} ${path}`).digest().readUInt32BE() % oneOf === 0;
}
