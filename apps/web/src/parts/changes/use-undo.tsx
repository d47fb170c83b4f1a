import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { WhyNotUndone } from './WhyNotUndone.tsx';

interface UndoneThing {
  readonly changeId: number;
  /** What was done, for the snackbar. */
  readonly message: ReactNode;
  /** For what the screen shows and will not be there any more. */
  readonly onUndo?: () => void;
  /** For what the screen shows ahead of the server. */
  readonly onUndone?: () => void;
}

type Undoing = Omit<UndoneThing, 'message' | 'onUndo'>;

interface Undo {
  readonly isPending: boolean;
  /** Undoes a change, says that it is undone, and offers to do it again; says why where it cannot be. */
  readonly undo: (changeId: number) => void;
  /** Says what was done, and offers for a while to undo it. */
  readonly offer: (done: UndoneThing) => void;
  /** The same where it may be that nothing was changed: then it is only said. */
  readonly tell: (changeId: number | null, message: ReactNode) => void;
}

/** How changes of a farm are undone. */
export function useUndo(farmId: number): Undo {
  const queries = useQueryClient();
  const show = useSnackbar();
  const mutation = useSingleMutation({
    mutationFn: ({ changeId }: Undoing) =>
      api.gateway.farmChanges.undo({ params: { id: farmId, changeId }, farmIds: [farmId] }),
    onSuccess: async ({ changeId }, { onUndone }) => {
      onUndone?.();
      offer({ changeId, message: <T id="changes.undone" /> });
      await queries.invalidateQueries({ queryKey: queryRoots.farm(farmId) });
    },
    onError: (error) => show({ tone: 'error', message: <WhyNotUndone error={error} /> }),
  });
  const { mutate, isPending } = mutation;
  const offer = ({ message, onUndo, ...undoing }: UndoneThing): void => {
    const choose = (): void => {
      onUndo?.();
      mutate(undoing);
    };
    show({ message, action: { label: <T id="action.undo" />, onChoose: choose } });
  };
  const tell: Undo['tell'] = (changeId, message) => {
    if (changeId === null) show({ message });
    else offer({ changeId, message });
  };
  return { isPending, offer, tell, undo: (changeId) => mutate({ changeId }) };
}
