import { describe, expect, it } from 'vitest';
import { groupProblems } from './group-problems.ts';

const problem = (
  code: string,
  severity: 'ERROR' | 'WARNING',
  row: number,
): Parameters<typeof groupProblems>[0][number] => ({
  code,
  severity,
  row,
  parcel: null,
  detail: {},
});

describe('groupProblems', () => {
  it('puts together what is told in the same words, left out before mended, more before fewer', () => {
    const problems = [
      problem('closed', 'WARNING', 1),
      problem('turned', 'WARNING', 2),
      problem('turned', 'WARNING', 3),
      problem('empty', 'ERROR', 4),
    ];
    const groups = groupProblems(problems, ({ code }) => code);
    expect(groups.map(({ words, problems: { length } }) => `${words} ${length}`)).toEqual([
      'empty 1',
      'turned 2',
      'closed 1',
    ]);
  });
});
