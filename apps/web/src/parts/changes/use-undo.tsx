import type { FarmChange } from '@brazda/contract/gateway/farm-changes.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';

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
    onError: (error) => show({ tone: 'error', message: <WhyNot error={error} /> }),
  });
  const { mutate, isPending } = mutation;
  const offer = ({ message, onUndo, ...undoing }: UndoneThing): void => {
    const choose = (): void => {
      onUndo?.();
      mutate(undoing);
    };
    show({ message, action: { label: <T id="action.undo" />, onChoose: choose } });
  };
  return { isPending, offer, undo: (changeId) => mutate({ changeId }) };
}

/** What stands in the way is told by name, the last of it first. */
function WhyNot({ error }: { readonly error: Error }): ReactElement {
  const later = isApiError(error, 'change.inTheWay') ? (error.current as readonly FarmChange[]) : [];
  const [last] = later;
  if (last === undefined) return <ErrorText error={error} />;
  return (
    <>
      <ErrorText error={error} /> <T id={`audit.action.${last.action}`} />
      {last.user?.email && ` (${last.user.email})`}
    </>
  );
}
