import { runTool } from '@brazda/harness/command.ts';
import type { Check } from './check.ts';

interface Cruise {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: { readonly violations: readonly Violation[]; readonly ruleSetUsed: { forbidden: readonly Rule[] } };
}

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly cycle?: readonly { readonly name: string }[];
  readonly rule: { readonly name: string };
}

interface Rule {
  readonly name: string;
  readonly comment?: string;
}

const mustBeSeen = [
  'apps/server/src/',
  'apps/simulators/src/',
  'apps/web/src/',
  'packages/contract/src/',
  'packages/domain/src/',
  'packages/harness/src/',
];

/** Who may import whom; and that the tool really saw every part, since it calls an empty set of files flawless. */
export const importRulesCheck: Check = {
  name: 'imports',
  run: async () => {
    const folders = ['apps', 'packages', 'tools', 'bench', 'e2e'];
    const { output } = await runTool('depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      ...folders,
    ]);
    if (!output.startsWith('{')) return [output];
    const { modules, summary } = JSON.parse(output) as Cruise;
    const unseen = mustBeSeen.filter((part) => !modules.some(({ source }) => source.startsWith(part)));
    const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment = '' }) => [name, comment]));
    return [
      ...unseen.map((part) => `no module of ${part} was seen: the rules checked nothing there`),
      ...summary.violations.map((violation) => `${wayOf(violation)}\n  ${comments.get(violation.rule.name) ?? ''}`),
    ];
  },
};

function wayOf({ from, to, cycle, rule }: Violation): string {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : from === to ? [from] : [from, to];
  return `${rule.name}: ${way.join(' → ')}`;
}
