import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRemoveActions, useRemoveFilteredActions, type Deleted, type Filtered } from './actions.queries.ts';

type KnownOne = Pick<Action, 'id' | 'version' | 'day' | 'actionType'>;

interface Deleting {
  readonly isPending: boolean;
  /** Those of some numbers; by the rows that are known of them, what is deleted waits where there is no network. */
  readonly remove: (ids: readonly number[], rows: readonly KnownOne[], onDeleted?: () => void) => void;
  /** All that a filter leaves. */
  readonly removeFiltered: (filtered: Filtered, onDeleted?: () => void) => void;
  /** One that is on screen. */
  readonly removeOne: (action: KnownOne, onDeleted?: () => void) => void;
}

/** Deletes actions at once, and offers to undo it. */
export function useDeleting(farmId: number): Deleting {
  const chosen = useRemoveActions(farmId, told);
  const filtered = useRemoveFilteredActions(farmId, told);
  const show = useSnackbar();
  const then = (onDeleted?: () => void) => ({
    onSuccess: () => onDeleted?.(),
    onError: (error: Error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
  });
  return {
    isPending: chosen.isPending || filtered.isPending,
    remove: (ids, rows, onDeleted) => chosen.mutate({ ids, known: rows }, then(onDeleted)),
    removeOne: (action, onDeleted) => chosen.mutate({ ids: [action.id], known: [action] }, then(onDeleted)),
    removeFiltered: (all, onDeleted) => filtered.mutate(all, then(onDeleted)),
  };
}

/** What waits on the device can be put away there. */
function told(done: Deleted | null): ToldChange {
  if (!done) return { changeId: null, message: <T id="actions.waiting.deletionKept" /> };
  return { changeId: done.changeId, message: <T id="actions.deleted" values={{ count: done.deleted }} /> };
}
