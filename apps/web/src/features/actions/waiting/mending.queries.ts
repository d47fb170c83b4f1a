import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import type { SaidAndTyped, SavedAction, SavingAction } from '../saving-action.ts';
import { mendOperation } from './mend-operation.ts';
import { tellWaitingChanged } from './waiting-changes.ts';
import type { WaitingOperation } from './waiting-operation.ts';

/** Takes what is said in the place of something that waits. */
export function useMending(operation: WaitingOperation, told: TellChange<SavedAction, SaidAndTyped>): SavingAction {
  return useUndoable(operation.farmId, told, {
    networkMode: 'always',
    mutationFn: async (said: SaidAndTyped): Promise<SavedAction> => {
      await mendOperation(operation, said);
      return { kind: 'KEPT' };
    },
    onSuccess: () => tellWaitingChanged(operation.farmId),
  });
}
