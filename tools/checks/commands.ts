import { runTool } from '@brazda/harness/command.ts';
import type { Check } from './check.ts';

const cache = 'node_modules/.cache';

/** The checks that other programs make for us. */
export const lintCheck = lint(['.']);
export const typesCheck = command('types', 'tsc', typeArguments('tsconfig.json', 'root'));
export const webTypesCheck = command('types of web', 'tsc', typeArguments('apps/web/tsconfig.json', 'web'));
export const workerTypesCheck = command(
  'types of worker',
  'tsc',
  typeArguments('apps/web/service-worker/tsconfig.json', 'worker'),
);
export const formatCheck = command('format', 'prettier', [
  ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `${cache}/prettier/check`, '.'],
]);
export const generatedCheck = command('generated', 'tsx', ['tools/generate.ts', '--check']);

/** Lint and format of some files. */
export function checksOfFiles(files: readonly string[]): Check[] {
  const linted = files.filter((path) => /\.(tsx?|mjs)$/.test(path));
  const formatted = ['--check', '--log-level', 'warn', '--ignore-unknown', ...files];
  return [
    ...(linted.length > 0 ? [lint(['--no-error-on-unmatched-pattern', ...linted])] : []),
    ...(files.length > 0 ? [command('format', 'prettier', formatted)] : []),
  ];
}

function typeArguments(project: string, name: string): string[] {
  return ['--project', project, '--incremental', '--tsBuildInfoFile', `${cache}/tsc-${name}.tsbuildinfo`];
}

/** How strictly, .oxlintrc.json says: types are looked at too, warnings fail. */
function lint(paths: readonly string[]): Check {
  return command('lint', 'oxlint', ['--format', 'unix', ...paths]);
}

function command(name: string, tool: string, args: readonly string[]): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await runTool(tool, args);
      return code === 0 ? [] : [output.trim() || `${tool} ended with code ${code}`];
    },
  };
}
