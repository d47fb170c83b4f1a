import { basename, dirname, extname } from 'node:path';
import { projectFiles } from '../lib/paths.ts';
import type { Check } from './check.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const programs = new Set(['.ts', '.tsx', '.mjs', '.sql', '.css']);

/** A file's name says what is in it and which tool takes it up. */
export const namesCheck: Check = {
  name: 'names',
  run: async () => {
    const files = ['apps', 'packages', 'tools', 'bench', 'e2e'].flatMap((folder) => projectFiles(folder));
    const complaints = files.filter((file) => programs.has(extname(file))).flatMap(complaintsAbout);
    return [...complaints, ...repeatedNumbers(files)];
  },
};

interface Rule {
  readonly isBroken: (path: string, name: string) => boolean;
  readonly says: string;
}

const rules: readonly Rule[] = [
  {
    isBroken: (path, name) => !kebab.test(name) && !(path.startsWith('apps/web/src/') && pascal.test(name)),
    says: 'name files in kebab-case, components like their export',
  },
  {
    isBroken: (path) =>
      !dirname(path)
        .split('/')
        .every((folder) => kebab.test(folder)),
    says: 'name folders in kebab-case',
  },
  {
    isBroken: (_, name) => /^index\.tsx?$/.test(name),
    says: 'no barrels, name the file after what it defines',
  },
  {
    isBroken: (path, name) => (path.startsWith('e2e/') ? /\.test\.tsx?$/ : /\.spec\.tsx?$/).test(name),
    says: 'journeys are e2e/*.spec.ts, all other tests *.test.ts; this one would never run',
  },
  {
    isBroken: (path, name) => name.endsWith('.test.tsx') && !path.startsWith('apps/web/src/'),
    says: 'only the web app has tests in tsx; this one would never run',
  },
  {
    isBroken: (path, name) => /\/migrations\/.*\.sql$/.test(path) && !/^\d{4}-[a-z0-9-]+\.sql$/.test(name),
    says: 'name migrations NNNN-what.sql',
  },
];

function complaintsAbout(path: string): string[] {
  return rules.filter(({ isBroken }) => isBroken(path, basename(path))).map(({ says }) => `${path}: ${says}`);
}

/** Up to this number each module counts for itself; from it on they count together. */
const firstCommonNumber = 100;

/** Complaints about migrations whose number another one has. */
export function repeatedNumbers(files: readonly string[]): string[] {
  const migrations = files.filter((file) => /\/migrations\/\d{4}-.*\.sql$/.test(file));
  const slots = migrations.map((file) => {
    const number = basename(file).slice(0, 4);
    return Number(number) < firstCommonNumber ? `${dirname(file)}/${number}` : number;
  });
  return migrations.flatMap((file, at) => {
    const first = slots.indexOf(slots[at] ?? '');
    return first === at ? [] : [`${file}: its number is that of ${migrations[first] ?? ''}`];
  });
}
