import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from './paths.ts';

/** A file that is found by its name, and what it exports. */
export interface Brought {
  readonly path: string;
  readonly names: readonly string[];
}

/** The files below a folder that end in `.<kind>.ts`. Throws where one exports other names than are taken. */
export async function broughtBelow(folder: string, kind: string, taken?: readonly string[]): Promise<Brought[]> {
  const paths = projectFiles(folder).filter((path) => path.endsWith(`.${kind}.ts`));
  const found = await Promise.all(
    paths.map(async (path) => ({ path, names: exportedBy(await readFile(join(root, path), 'utf8')) })),
  );
  const strange = found.filter(
    ({ names }) => names.length === 0 || (taken && names.some((name) => !taken.includes(name))),
  );
  if (strange.length > 0)
    throw new Error(
      `${strange.map(({ path }) => path).join(', ')}: a .${kind}.ts exports ${taken?.join(', ') ?? 'something'} only`,
    );
  return found;
}

function exportedBy(code: string): string[] {
  return [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
}

/** `farm-import.routes.ts` brings `ofFarm` as `farmImportOfFarm`. */
export function aliasOf(path: string, kind: string, name: string): string {
  return `${inCamels(basename(path, `.${kind}.ts`))}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `farm-import` as code calls it: `farmImport`. */
export function inCamels(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
