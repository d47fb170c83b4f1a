import { moduleNames, type ModuleName } from '@brazda/contract/modules.ts';
import type { Generator } from './generator.ts';
import { aliasOf, broughtBelow, inCamels, type Brought } from '../lib/brought-files.ts';

const contract = 'packages/contract/src/';
const domain = 'packages/domain/src/';
const server = 'apps/server/src/';

/** What modules bring by the names of their files, put together: nothing of the centre is edited for a new one. */
export const modulesGenerators: readonly Generator[] = [
  joined('errors', 'errors', (found) => `{\n${spread(found)}}`),
  joined('audit-actions', 'auditActions', (found) => `[\n${spread(found)}]`),
  joined('kept-lists', 'keptLists', (found) => `[\n${spread(found)}]`),
  joined('events', 'events', (found) => `[\n${spread(found)}]`),
  joined('calls', 'calls', (found) => `{\n${moduleNames.map((module) => callsOf(module, found)).join('')}}`),
  permissionSets(),
  listed('ids', 'ids', contract, contract, (names) => `export const ids = {\n${names}};\n`),
  listed(
    'module',
    'modules',
    server,
    `${server}modules/`,
    (names) => `export const modules = [\n${names}] as const;\n`,
  ),
];

/** A part of the contract that each module declares under the same name. */
function joined(kind: string, name: string, joinedBy: (found: readonly Alias[]) => string): Generator {
  return {
    name: `${kind} of modules`,
    path: `${contract}${kind}.generated.ts`,
    generate: async () => {
      const found = await ofModules(contract, kind, [name]);
      const aliases = found.map((each) => ({ ...each, alias: aliasOf(each.path, kind, name) }));
      return `${heading(kind)}${importsAs(name, contract, aliases)}\nexport const ${name} = ${joinedBy(aliases)} as const;\n`;
    },
  };
}

/** What may be done on farms and by whom; in the domain, as the server and the web both judge by it. */
function permissionSets(): Generator {
  return {
    name: 'permissions of modules',
    path: `${domain}permissions.generated.ts`,
    generate: async () => {
      const found = await broughtBelow(`${domain}permissions`, 'permissions', ['permissions']);
      const aliases = found.map(({ path }) => ({ path, alias: aliasOf(path, 'permissions', 'permissions') }));
      const imports = importsAs('permissions', domain, aliases);
      const names = aliases.map(({ alias }) => alias).join(', ');
      return `${heading('permissions')}${imports}\nexport const permissionSets = [${names}] as const;\n`;
    },
  };
}

/** What modules declare each under names of its own. */
function listed(
  kind: string,
  name: string,
  folder: string,
  within: string,
  listOf: (names: string) => string,
): Generator {
  return {
    name: `${kind} of modules`,
    path: `${folder}${name}.generated.ts`,
    generate: async () => {
      const found = await ofModules(within, kind);
      const imports = found.map(({ path, names }) => `import { ${names.join(', ')} } from '${from(folder, path)}';\n`);
      const names = found.flatMap((each) => each.names).map((name) => `  ${name},\n`);
      return `${heading(kind)}${imports.join('')}\n${listOf(names.join(''))}`;
    },
  };
}

interface OfModule extends Brought {
  readonly module: ModuleName;
}

interface Alias {
  readonly module: ModuleName;
  readonly alias: string;
}

/** In the order of the modules; those of a folder that is called as none are no one's. */
async function ofModules(folder: string, kind: string, taken?: readonly string[]): Promise<OfModule[]> {
  const ofEach = moduleNames.map(async (module) => {
    const found = await broughtBelow(`${folder}${module}`, kind, taken);
    return found.map((each) => ({ ...each, module }));
  });
  return (await Promise.all(ofEach)).flat();
}

function spread(found: readonly Alias[]): string {
  return found.map(({ alias }) => `  ...${alias},\n`).join('');
}

/** What several files export under one name, each under one of its own. */
function importsAs(
  name: string,
  folder: string,
  aliases: readonly { readonly path: string; readonly alias: string }[],
): string {
  return aliases.map(({ path, alias }) => `import { ${name} as ${alias} } from '${from(folder, path)}';\n`).join('');
}

function callsOf(module: ModuleName, found: readonly Alias[]): string {
  const own = found.filter((each) => each.module === module).map(({ alias }) => `...${alias}`);
  return `  ${inCamels(module)}: ${own.length === 0 ? '{}' : `{ ${own.join(', ')} }`},\n`;
}

function from(folder: string, path: string): string {
  return `./${path.slice(folder.length)}`;
}

function heading(kind: string): string {
  return `// Generated from the files of modules that end in .${kind}.ts; do not edit.\n`;
}
