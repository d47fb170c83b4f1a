import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from '../lib/paths.ts';

const web = 'apps/web/src/';

interface Brought {
  readonly path: string;
  readonly names: readonly string[];
}

/** What features bring by the names of their files, put together: nothing of the application is edited for a new one. */
export const featuresGenerators = [
  generatorOf('routes', 'app/feature-routes.generated.ts', ['ofRoot', 'ofPanel', 'ofOutside', 'ofFarm'], true),
  generatorOf('menu', 'app/shell/menu.generated.ts', ['sections', 'entries'], false),
  generatorOf('live', 'app/live/renewals.generated.ts', ['renewals'], false),
];

function generatorOf(
  kind: string,
  path: string,
  names: readonly string[],
  isSpread: boolean,
): { readonly name: string; readonly path: string; readonly generate: () => Promise<string> } {
  return {
    name: `${kind} of features`,
    path: `${web}${path}`,
    generate: async () => {
      const found = await broughtBy(kind);
      const strange = found.filter((each) => each.names.length === 0 || each.names.some((one) => !names.includes(one)));
      if (strange.length > 0)
        throw new Error(
          `${strange.map((each) => each.path).join(', ')}: a .${kind}.ts exports ${names.join(', ')} only`,
        );
      return sourceOf(kind, found, names, isSpread);
    },
  };
}

async function broughtBy(kind: string): Promise<Brought[]> {
  const paths = ['features', 'parts'].flatMap((folder) => projectFiles(`${web}${folder}`));
  return Promise.all(
    paths
      .filter((path) => path.endsWith(`.${kind}.ts`))
      .map(async (path) => ({ path, names: exportedBy(await readFile(join(root, path), 'utf8')) })),
  );
}

function exportedBy(code: string): string[] {
  return [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
}

function sourceOf(kind: string, found: readonly Brought[], names: readonly string[], isSpread: boolean): string {
  const imports = found.map(({ path, names: own }) => {
    const taken = own.map((name) => `${name} as ${aliasOf(path, kind, name)}`).join(', ');
    return `import { ${taken} } from '#web/${path.slice(web.length)}';\n`;
  });
  const lists = names.map((name) => {
    const aliases = found.filter((each) => each.names.includes(name)).map(({ path }) => aliasOf(path, kind, name));
    return `\nexport const ${name} = [\n${aliases.map((alias) => `  ${isSpread ? '...' : ''}${alias},\n`).join('')}] as const;\n`;
  });
  return `// Generated from the files of features that end in .${kind}.ts; do not edit.\n${imports.join('')}${lists.join('')}`;
}

/** `farm-import.routes.ts` brings `ofFarm` as `farmImportOfFarm`. */
function aliasOf(path: string, kind: string, name: string): string {
  const feature = basename(path, `.${kind}.ts`).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${feature}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
