import { runTool } from '@brazda/harness/command.ts';
import type { Check } from './check.ts';

const cache = 'node_modules/.cache';
const noWarnings = ['--max-warnings', '0'];
// What a linted file leaves behind dies young: with more room for it, less time goes into collecting it.
const roomForYoung = [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** The checks that other programs make for us. */
export const lintCheck = lint('lint', ['.', '--ignore-pattern', 'apps/web/**']);
export const webLintCheck = lint('lint of web', ['apps/web']);
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
    ...(linted.length > 0 ? [lint('lint', ['--no-warn-ignored', ...linted])] : []),
    ...(files.length > 0 ? [command('format', 'prettier', formatted)] : []),
  ];
}

function typeArguments(project: string, name: string): string[] {
  return ['--project', project, '--incremental', '--tsBuildInfoFile', `${cache}/tsc-${name}.tsbuildinfo`];
}

function lint(name: string, args: readonly string[]): Check {
  return command(name, 'eslint', [...args, ...noWarnings], { ...process.env, NODE_OPTIONS: roomForYoung });
}

function command(name: string, tool: string, args: readonly string[], env?: NodeJS.ProcessEnv): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await runTool(tool, args, env && { env });
      return code === 0 ? [] : [output.trim() || `${tool} ended with code ${code}`];
    },
  };
}
