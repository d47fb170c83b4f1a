import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@brazda/harness/command.ts';
import { root } from '@brazda/harness/root.ts';

/** What differs from the main branch, what is not committed included; of what was deleted only that it was. */
export interface ChangedFiles {
  readonly present: readonly string[];
  readonly deleted: readonly string[];
}

export async function changedFiles(): Promise<ChangedFiles> {
  const base = await branchingPoint();
  const changed = await lines('diff', '--name-only', '--no-renames', base);
  const added = await lines('ls-files', '--others', '--exclude-standard');
  const all = [...new Set([...changed, ...added])].sort();
  const isPresent = (path: string): boolean => existsSync(join(root, path));
  return { present: all.filter(isPresent), deleted: all.filter((path) => !isPresent(path)) };
}

/** Where this branch left the main one; on the main branch itself, what was last brought to others. */
async function branchingPoint(): Promise<string> {
  const [branch] = await lines('rev-parse', '--abbrev-ref', 'HEAD');
  const mains = branch === 'main' ? ['origin/main', 'HEAD'] : ['main', 'origin/main'];
  for (const main of mains) {
    const { code, output } = await run('git', ['merge-base', main, 'HEAD']);
    if (code === 0) return output.trim();
  }
  throw new Error('There is no main branch here to tell what has changed against it');
}

async function lines(...args: readonly string[]): Promise<string[]> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output.split('\n').filter((line) => line !== '');
}
