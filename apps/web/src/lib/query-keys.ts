/**
 * What every key of a query begins with: the farm that its answer is of, the account that is signed in, or the
 * installation. By it everything of one of them is renewed, or forgotten, at once.
 */
export const queryRoots = {
  farm: (farmId: number) => ['farm', farmId] as const,
  account: ['account'] as const,
  installation: ['installation'] as const,
};

/** The farm whose answer stands under a key; undefined where it is of no farm. */
export function farmOfKey([root, farmId]: readonly unknown[]): number | undefined {
  return root === 'farm' && typeof farmId === 'number' ? farmId : undefined;
}
