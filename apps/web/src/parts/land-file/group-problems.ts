import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';

export interface ProblemGroup {
  readonly words: string;
  readonly severity: LandProblem['severity'];
  readonly problems: readonly LandProblem[];
}

/** Problems that are told in the same words stand together; what was left out comes first, then the most frequent. */
export function groupProblems(
  problems: readonly LandProblem[],
  wordsOf: (problem: LandProblem) => string,
): ProblemGroup[] {
  const groups = new Map<string, LandProblem[]>();
  for (const problem of problems) {
    const words = wordsOf(problem);
    const key = `${problem.severity} ${words}`;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups]
    .map(([key, group]) => ({
      words: key.slice(key.indexOf(' ') + 1),
      severity: group[0]?.severity ?? 'WARNING',
      problems: group,
    }))
    .sort((a, b) => weight(b) - weight(a));
}

function weight({ severity, problems }: ProblemGroup): number {
  return (severity === 'ERROR' ? 1_000_000 : 0) + problems.length;
}
