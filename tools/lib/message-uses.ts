import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from './paths.ts';

const web = 'apps/web/src';
/** What nobody sees anything of; the last names what is written into the log, in words that look like ids. */
const notShown =
  /\.test\.tsx?$|^apps\/(?:web\/src\/i18n|server\/src)\/.*\.generated\.ts$|^apps\/web\/src\/testing\/|\/admin\/audit-actions\.ts$/;

/** A source, and the texts that it names. */
export interface TextSource {
  readonly path: string;
  /** Ids that are written out. */
  readonly ids: readonly string[];
  /** Ids that begin and end as one put together does, such as `error.${code}`. */
  readonly composedIds: readonly string[];
}

/** A source of the web app, and what it stands on. */
export interface WebSource extends TextSource {
  readonly imports: readonly string[];
  /** What is fetched with its texts when it is first shown: `lazyScreen(() => import('…'), 'Name')`. */
  readonly parts: readonly { readonly name: string; readonly path: string }[];
}

/** Every source of the web app that people may see something of, by its path. */
export async function readWebSources(known: readonly string[]): Promise<ReadonlyMap<string, WebSource>> {
  const paths = projectFiles(web).filter((path) => /\.tsx?$/.test(path) && !notShown.test(path));
  const sources = await Promise.all(
    paths.map(async (path) => webSource(path, await readFile(join(root, path), 'utf8'), known)),
  );
  return new Map(sources.map((source) => [source.path, source]));
}

/** Every source of the server that may say something in mails and files. */
export async function readMailSources(known: readonly string[]): Promise<readonly TextSource[]> {
  const paths = projectFiles('apps/server/src').filter((path) => path.endsWith('.ts') && !notShown.test(path));
  const ofServer = known.filter((id) => /^(?:mail|spreadsheet|action(?:Type|Group|State))\./.test(id));
  return Promise.all(paths.map(async (path) => textSource(path, await readFile(join(root, path), 'utf8'), ofServer)));
}

export function webSource(path: string, code: string, known: readonly string[]): WebSource {
  const parts = [...code.matchAll(partPattern)].map(([, from = '', name = '']) => ({
    name,
    path: resolved(path, from),
  }));
  const imports = [...code.matchAll(importPattern)].map(([, from = '', lazily = '']) => resolved(path, from || lazily));
  return {
    ...textSource(path, code, known),
    imports: imports.filter((each) => !parts.some((part) => part.path === each)),
    parts,
  };
}

function textSource(path: string, code: string, known: readonly string[]): TextSource {
  const written = new Set([...code.matchAll(/(['"])((?:[\w-]+\.)+[\w-]+)\1/g)].map(([, , id]) => id));
  const composed = [...code.matchAll(/`([\w-]+\.[^`]*\$\{[^`]*)`/g)].map(([, text = '']) => patternOf(text));
  return {
    path,
    ids: known.filter((id) => written.has(id)),
    composedIds: known.filter((id) => composed.some((pattern) => pattern.test(id))),
  };
}

/** Each source that is there as soon as the one at the path is. */
export function reachOf(path: string, sources: ReadonlyMap<string, WebSource>): readonly WebSource[] {
  const reached = new Map<string, WebSource>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const source = sources.get(next);
    if (!source || reached.has(next)) continue;
    reached.set(next, source);
    open.push(...source.imports);
  }
  return [...reached.values()];
}

/** A text that stands in one area and is shown with another, because it is shown where the first is not there yet. */
export interface LentText {
  readonly of: string;
  readonly to: string;
}

/** What stands around the screens; it is told as well how menus call features that are not there yet. */
const areaOfMenus = 'shell';

/** Where words are shown that are asked for by codes of the server: whoever declares a code says it among their own texts. */
const areasOfCodes: readonly (readonly [prefix: string, area: string])[] = [
  ['error.', 'errors'],
  ['audit.action.', 'audit'],
  ['audit.detail.', 'audit'],
  ['history.record.', 'history'],
  ['history.column.', 'history'],
  ['history.value.', 'history'],
];

/** What is there before any screen is lends nothing: it is there for whoever needs it. */
export const firstAreas: readonly string[] = ['shared', 'sign-in'];

/** What areas lend others, by the id of the text. */
export function lentTexts(
  sources: readonly TextSource[],
  areasOf: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, LentText> {
  const menus = sources.filter(({ path }) => path.endsWith('.menu.ts'));
  const ofMenus = menus.flatMap(({ path, ids }) =>
    ids
      .filter((id) => areasOf.get(id)?.includes(featureOf(path) ?? ''))
      .map((id): [string, LentText] => [id, { of: featureOf(path) ?? '', to: areaOfMenus }]),
  );
  const ofCodes = [...areasOf].flatMap(([id, [of = '']]): [string, LentText][] => {
    const to = areasOfCodes.find(([prefix]) => id.startsWith(prefix))?.[1];
    return to === undefined || of === to || firstAreas.includes(of) ? [] : [[id, { of, to }]];
  });
  return new Map([...ofMenus, ...ofCodes]);
}

/** The feature that a source belongs to; undefined for what is of none. */
export function featureOf(path: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

export function features(sources: readonly TextSource[]): ReadonlySet<string> {
  return new Set(sources.flatMap(({ path }) => featureOf(path) ?? []));
}

const partPattern = /(?:lazy|load)Screen\(\s*\(\) => import\('([^']+)'\),\s*'(\w+)'/g;
const importPattern = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)';|\bimport\('([^']+)'\)/gm;

function resolved(from: string, to: string): string {
  if (to.startsWith('#web/')) return join(web, to.slice('#web/'.length));
  return to.startsWith('.') ? relative(root, join(root, dirname(from), to)) : to;
}

function patternOf(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.+')}$`);
}
