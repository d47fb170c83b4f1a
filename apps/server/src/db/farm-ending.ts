import type { FarmChange } from './farm-scope.ts';

/** Takes away what a farm has in tables that do not go with the row of the farm by themselves. */
export type FarmEnding = (tx: FarmChange, farmId: number) => Promise<void>;

/** The endings of all modules as one, in the order of the modules: what stands on others goes before what it stands on. */
export function allFarmEndings(endings: readonly (FarmEnding | undefined)[]): FarmEnding {
  return async (tx, farmId) => {
    for (const end of [...endings].reverse()) await end?.(tx, farmId);
  };
}
