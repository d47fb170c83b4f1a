import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditActions } from './audit-actions.generated.ts';
import { contract } from './contract.ts';
import { entities } from './entities.ts';
import { errors, errorsOfAll } from './errors.ts';
import { events } from './events.generated.ts';
import { moduleNames } from './modules.ts';

/** How many there are in the files that modules declare them in, each by itself. */
async function declared(kind: string, count: (file: Record<string, object>) => number): Promise<number> {
  const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith(`.${kind}.ts`));
  const counts = files.map(async (path) =>
    count((await import(join(import.meta.dirname, path))) as Record<string, object>),
  );
  return (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
}

describe('what modules declare', () => {
  it('is in a folder that is called as a module', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((each) => each.isDirectory());
    for (const { name } of folders) expect(moduleNames).toContain(name);
  });

  it('is declared nowhere else', async () => {
    const ownErrors = await declared('errors', ({ errors: own = {} }) => Object.keys(own).length);
    expect(Object.keys(errors)).toHaveLength(Object.keys(errorsOfAll).length + ownErrors);
    expect(Object.values(contract).flatMap(Object.keys)).toHaveLength(
      await declared('calls', ({ calls = {} }) => Object.keys(calls).length),
    );
    for (const names of [auditActions, entities, events.map(({ shape }) => shape.topic.value)])
      expect(new Set<string>(names).size).toBe(names.length);
  });
});
