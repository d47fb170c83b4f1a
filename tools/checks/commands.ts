import { runTool } from '../lib/command.ts';
import type { Check } from './check.ts';

const cache = 'node_modules/.cache';
const noWarnings = ['--max-warnings', '0'];

/** The checks that other programs make for us. */
export const lintCheck = command('lint', 'eslint', ['.', '--ignore-pattern', 'apps/web/**', ...noWarnings]);
export const webLintCheck = command('lint of web', 'eslint', ['apps/web', ...noWarnings]);
export const typesCheck = command('types', 'tsc', typeArguments('tsconfig.json', 'root'));
export const webTypesCheck = command('types of web', 'tsc', typeArguments('apps/web/tsconfig.json', 'web'));
export const formatCheck = command('format', 'prettier', [
  ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `${cache}/prettier/check`, '.'],
]);
export const generatedCheck = command('generated', 'tsx', ['tools/generate.ts', '--check']);

function typeArguments(project: string, name: string): string[] {
  return ['--project', project, '--incremental', '--tsBuildInfoFile', `${cache}/tsc-${name}.tsbuildinfo`];
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
