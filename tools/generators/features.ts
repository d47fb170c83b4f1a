import type { Generator } from './generator.ts';
import { aliasOf, broughtBelow, type Brought } from '../lib/brought-files.ts';

const web = 'apps/web/src/';

/** What features bring by the names of their files, put together: nothing of the application is edited for a new one. */
export const featuresGenerators = [
  generatorOf('routes', 'app/feature-routes.generated.ts', ['ofRoot', 'ofPanel', 'ofOutside', 'ofFarm'], true),
  generatorOf('menu', 'app/shell/menu.generated.ts', ['sections', 'entries'], false),
  generatorOf('live', 'app/live/renewals.generated.ts', ['renewals'], false),
];

function generatorOf(kind: string, path: string, names: readonly string[], isSpread: boolean): Generator {
  return {
    name: `${kind} of features`,
    path: `${web}${path}`,
    generate: async () => {
      const folders = ['features', 'parts'].map((folder) => broughtBelow(`${web}${folder}`, kind, names));
      return sourceOf(kind, (await Promise.all(folders)).flat(), names, isSpread);
    },
  };
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
