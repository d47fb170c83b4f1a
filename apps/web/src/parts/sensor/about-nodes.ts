import type { Query } from '@tanstack/react-query';

/** Marks a query by the nodes that its answer tells of: what others measure changes nothing in it. */
export function aboutNodes(nodesOf: (answer: never) => readonly number[]): Readonly<Record<string, unknown>> {
  return { nodesOf };
}

/** Whether an answer may be another now that some nodes have measured; one that does not say of which it tells may always be. */
export function mayTellOf({ meta, state }: Pick<Query, 'meta' | 'state'>, nodeIds: readonly number[]): boolean {
  const nodesOf = meta?.['nodesOf'] as ((answer: unknown) => readonly number[]) | undefined;
  if (!nodesOf || state.data === undefined) return true;
  return nodesOf(state.data).some((id) => nodeIds.includes(id));
}
