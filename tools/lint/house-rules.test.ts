import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '@brazda/harness/command.ts';
import { root } from '@brazda/harness/root.ts';
import { expect, test } from 'vitest';
import house from './house-rules.mjs';

/** What the linter itself says of a text with the rules of this house alone: which of them are broken, and how often. */
async function brokenBy(text: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'brazda-house-rules-'));
  const names = Object.keys(house.rules).map((name) => `house/${name}`);
  const config = {
    jsPlugins: [join(root, 'tools/lint/house-rules.mjs')],
    categories: { correctness: 'off' },
    rules: Object.fromEntries(names.map((name) => [name, 'error'])),
  };
  try {
    await writeFile(join(folder, 'config.json'), JSON.stringify(config));
    await writeFile(join(folder, 'text.ts'), text);
    const { output } = await runTool('oxlint', ['-c', join(folder, 'config.json'), '--format', 'json', folder]);
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string }[] };
    return diagnostics.map(({ code }) => code.replace(/^house\((.*)\)$/, '$1'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const breaches: Readonly<Record<keyof typeof house.rules, readonly string[]>> = {
  'no-barrels': ["export * from './one.ts';"],
  'await-before-adding': [
    'async function add() { sum.all += await later(); }',
    'async function take() { sum.all -= 1 + (await later()); }',
  ],
  'no-hard-locks': ["work.selectFrom('farm').forUpdate();"],
  'one-scale-of-sizes': ["style({ fontSize: '12px' });", "style({ 'fontSize': 12 });"],
  'one-scale-of-weights': ['style({ fontWeight: 700 });'],
};

test.each(Object.entries(breaches))('%s is held by the linter', async (rule, texts) => {
  expect(await brokenBy(texts.join('\n'))).toEqual(texts.map(() => rule));
});

test('what the house writes breaks none of its rules', async () => {
  const kept = [
    "export { one } from './one.ts';",
    'async function one() { const more = await later(); sum.all += more; }',
    'async function two() { sum.all = await later(); }',
    'async function three() { let all = 0; all += await later(); }',
    'sum.all += countOf(async () => { await later(); });',
    "work.selectFrom('farm').forNoKeyUpdate(); forUpdate();",
    "style({ fontSize: fontSizes.small, fontWeight: 'inherit', width: 12 });",
  ];
  expect(await brokenBy(kept.join('\n'))).toEqual([]);
});
