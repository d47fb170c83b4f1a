import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from '../lib/paths.ts';
import { ImportGraph } from './import-graph.ts';

const web = 'apps/web/src/';
const features = `${web}features/`;
const quoted = /'([a-zA-Z]+(?:\.[a-zA-Z0-9]+)+)'/g;

/**
 * The journeys that what has changed may touch: those that import it, and those that go through a feature that it is in or
 * is imported by. A journey goes through a feature when it finds things by a text that this feature alone shows.
 */
export function journeysOf(changed: readonly string[]): string[] {
  const graph = new ImportGraph();
  const specs = projectFiles('e2e').filter((path) => path.endsWith('.spec.ts'));
  const touched = featuresTouched(changed, graph);
  const owners = ownersOfTexts();
  return specs.filter((spec) => {
    const closure = graph.closureOf(spec);
    return changed.some((path) => closure.has(path)) || featuresOf(spec, owners).some((name) => touched.has(name));
  });
}

function featuresTouched(changed: readonly string[], graph: ImportGraph): ReadonlySet<string> {
  const ofWeb = changed.filter((path) => path.startsWith(web) && !isTest(path));
  const sources = projectFiles(features).filter((path) => /\.tsx?$/.test(path) && !isTest(path));
  const touched = ofWeb.flatMap((path) => featureOf(path) ?? []);
  const shared = ofWeb.filter((path) => featureOf(path) === undefined);
  const using = sources.filter((path) => shared.some((part) => graph.closureOf(path).has(part)));
  return new Set([...touched, ...using.flatMap((path) => featureOf(path) ?? [])]);
}

/** Of each id of a text that only one feature shows, that feature. */
function ownersOfTexts(): ReadonlyMap<string, string> {
  const users = new Map<string, Set<string>>();
  for (const path of projectFiles(features).filter((file) => /\.tsx?$/.test(file) && !isTest(file))) {
    const feature = featureOf(path);
    for (const id of feature === undefined ? [] : idsIn(path))
      users.set(id, (users.get(id) ?? new Set()).add(feature ?? ''));
  }
  return new Map([...users].flatMap(([id, [only, ...others]]) => (only && others.length === 0 ? [[id, only]] : [])));
}

function featuresOf(spec: string, owners: ReadonlyMap<string, string>): string[] {
  const [named = ''] = basename(spec).split('.');
  return [named, ...idsIn(spec).flatMap((id) => owners.get(id) ?? [])];
}

function idsIn(path: string): string[] {
  return Array.from(readFileSync(join(root, path), 'utf8').matchAll(quoted), ([, id = '']) => id);
}

function featureOf(path: string): string | undefined {
  return path.startsWith(features) ? path.slice(features.length).split('/')[0] : undefined;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
