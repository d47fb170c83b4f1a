import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleCall, type Undoable } from '#web/lib/use-single-mutation.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { WhyNotUndone } from './WhyNotUndone.tsx';

/** A change as it is told; where all was so already, there is nothing to undo. */
export interface ToldChange extends Undoable {
  /** What was done, for the snackbar. */
  readonly message: ReactNode;
  /** For what the screen shows and will not be there any more. */
  readonly onUndo?: () => void;
  /** For what the screen shows ahead of the server. */
  readonly onUndone?: () => void;
}

interface Undoing extends Pick<ToldChange, 'onUndone'> {
  readonly changeId: number;
}

interface Undo {
  readonly isPending: boolean;
  /** Undoes a change, says that it is undone, and offers to do it again; says why where it cannot be. */
  readonly undo: (changeId: number) => void;
  /** Says what was done, and offers for a while to undo it. */
  readonly tell: (done: ToldChange) => void;
}

/** How changes of a farm are undone. */
export function useUndo(farmId: number): Undo {
  const queries = useQueryClient();
  const show = useSnackbar();
  const { mutate, isPending } = useSingleCall({
    mutationFn: ({ changeId }: Undoing) =>
      api.gateway.farmChanges.undo({ params: { id: farmId, changeId }, farmIds: [farmId] }),
    onSuccess: async ({ changeId }, { onUndone }) => {
      onUndone?.();
      tell({ changeId, message: <T id="changes.undone" /> });
      await queries.invalidateQueries({ queryKey: queryRoots.farm(farmId) });
    },
    onError: (error) => show({ tone: 'error', message: <WhyNotUndone error={error} /> }),
  });
  const tell = ({ changeId, message, onUndo, onUndone }: ToldChange): void => {
    if (changeId === null) {
      show({ message });
      return;
    }
    const choose = (): void => {
      onUndo?.();
      mutate({ changeId, ...(onUndone && { onUndone }) });
    };
    show({ message, action: { label: <T id="action.undo" />, onChoose: choose } });
  };
  return { isPending, tell, undo: (changeId) => mutate({ changeId }) };
}
