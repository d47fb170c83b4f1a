import { Counter, type Registry } from 'prom-client';

interface CountedAnswers<A extends string> {
  /** The name of the metric, and what it says. */
  readonly name: string;
  readonly help: string;
  readonly answers: readonly A[];
}

/** Counts answers of which there are too many to write a line about each; whoever answers adds to them. */
export function createAnswerCounters<A extends string>(
  registry: Registry,
  { name, help, answers }: CountedAnswers<A>,
): Record<A, number> {
  const counts = Object.fromEntries(answers.map((answer) => [answer, 0])) as Record<A, number>;
  new Counter({
    ...{ name, help, labelNames: ['answer'], registers: [registry] },
    collect() {
      this.reset();
      for (const answer of answers) this.inc({ answer }, counts[answer]);
    },
  });
  return counts;
}
