import js from '@eslint/js';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts'];
// Configurations are read by their default export, and declarations say what others export.
const configFiles = ['**/*.config.ts', '**/*.config.mjs', '.dependency-cruiser.mjs', '**/*.d.ts'];
const mayPrint = [
  'tools/**',
  'bench/**',
  'e2e/**',
  'packages/harness/**',
  'apps/simulators/src/**/main.ts',
  'apps/simulators/src/**/*-main.ts',
];

const noReExport = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines it.' };
const noDefault = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a thing has one name everywhere.' },
  { selector: "ExportSpecifier[exported.name='default']", message: 'Named exports only.' },
];
const addedToStale = {
  selector: "AssignmentExpression[operator!='='][left.type='MemberExpression'] AwaitExpression",
  message: 'It is read before the wait: what others have added meanwhile is lost. Await first, add then.',
};
const heldTooHard = {
  selector: "CallExpression[callee.property.name='forUpdate']",
  message: 'It keeps others from writing what refers to the row, and so from ending: use forNoKeyUpdate().',
};
const rawType = [
  {
    selector: "Property[key.name='fontSize'] > Literal[value!='inherit']",
    message: 'There is one scale of type: use fontSizes of lib/design-tokens.ts.',
  },
  {
    selector: "Property[key.name='fontWeight'] > Literal[value!='inherit']",
    message: 'There is one scale of type: use fontWeights of lib/design-tokens.ts.',
  },
];
const tooFarAway = { group: ['../../../**'], message: 'Too far away: use #server/…, #web/… or a package.' };
const changedByNobody = {
  group: ['**/farm-scope.ts'],
  importNames: ['withChangedFarms', 'withNewFarm', 'withEndingFarm', 'withTaken'],
  message: 'Calls change farms by changeFarms(…) and jobs by job.change(…), which know who does it.',
};
/** Where farms begin and end: each tells itself who does it. */
const ofBirthAndEnd = [
  'apps/server/src/modules/agroevidence/registration/register-farm.ts',
  'apps/server/src/modules/agroevidence/registry/register-registry-farm.ts',
  'apps/server/src/modules/agroevidence/farms/retire-farm.ts',
  'apps/server/src/seed/make-whole-farm.ts',
];
const sentTwice = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: 'A double click would send it twice: use useSingleMutation.',
};
const offeredByNobody = {
  group: ['**/use-single-mutation.ts'],
  importNames: ['useSingleCall'],
  message: 'What can be undone is offered by useUndoable(…), all else goes through useSingleMutation(…).',
};

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      'dist/',
      'data/',
      'docs/',
      '**/*.generated.ts',
      'playwright-report/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      complexity: ['error', 12],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'no-console': 'error',
      'no-restricted-syntax': ['error', noReExport, heldTooHard, addedToStale, ...noDefault],
      'no-restricted-imports': ['error', { patterns: [tooFarAway] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A port's method is asynchronous because the port is, whether or not this adapter has anything to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    ignores: tests,
    plugins: { formatjs },
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    rules: {
      // The router redirects by throwing what redirect() and notFound() return.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }] },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noReExport, heldTooHard, addedToStale, ...noDefault, ...rawType] },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['apps/web/src/lib/use-single-mutation.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [tooFarAway, offeredByNobody], paths: [sentTwice] }],
    },
  },
  {
    files: ['apps/web/src/parts/changes/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [tooFarAway], paths: [sentTwice] }],
    },
  },
  {
    // What a query answers is the answer of its call; said once more, its type would be a second truth.
    files: ['apps/web/src/**/*.queries.ts', 'apps/web/src/**/*-keys.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: [
      ...tests,
      'apps/server/src/testing/**',
      'apps/server/src/audit/change-farms.ts',
      'apps/server/src/jobs/handle-job.ts',
      'apps/server/src/telemetry/take-batches.ts',
      ...ofBirthAndEnd,
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [tooFarAway, changedByNobody] }] },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', 400],
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // Playwright reads from the pattern which fixtures a fixture needs, and an empty one says none.
  { files: ['e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  // There are no enumerations but those of the compiler (erasableSyntaxOnly); to look for them takes a fifth of the time.
  {
    files: ['{apps,packages,bench,e2e}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unsafe-enum-assignment': 'off' },
  },
  { files: mayPrint, rules: { 'no-console': 'off' } },
  { files: configFiles, rules: { 'no-restricted-syntax': ['error', noReExport] } },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: { process: 'readonly', performance: 'readonly', URL: 'readonly', console: 'readonly' },
    },
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
);
