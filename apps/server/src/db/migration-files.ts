import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames, type ModuleName } from '@brazda/contract/modules.ts';
import { serverRoot } from '../foundation/program-files.ts';

export interface Migration {
  readonly name: string;
  readonly number: number;
  readonly statements: string;
  readonly checksum: string;
}

/** From here on numbers are given out once for all modules, and files run in their order, whatever module they are of. */
export const firstCommonNumber = 100;

/** All migrations in the order in which every database runs them. Throws where two have the same common number. */
export function migrationFiles(): readonly Migration[] {
  const files = moduleNames.flatMap(migrationsOf);
  return [...files.filter(({ number }) => number < firstCommonNumber), ...inCommonOrder(files)];
}

/** Those that have a common number, by it. Throws where two have the same. */
export function inCommonOrder<M extends Pick<Migration, 'name' | 'number'>>(files: readonly M[]): M[] {
  const common = files.filter(({ number }) => number >= firstCommonNumber).sort((a, b) => a.number - b.number);
  for (const [index, { name, number }] of common.entries()) {
    const before = common[index - 1];
    if (before?.number === number) throw new Error(`Two migrations have the same number: ${before.name} and ${name}`);
  }
  return common;
}

function migrationsOf(module: ModuleName): Migration[] {
  const folder = join(serverRoot, 'modules', module, 'migrations');
  return filesIn(folder).map((file) => {
    const statements = readFileSync(join(folder, file), 'utf8');
    const checksum = createHash('sha256').update(statements).digest('hex');
    return { name: `${module}/${file}`, number: Number.parseInt(file, 10), statements, checksum };
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort();
  } catch {
    return [];
  }
}
