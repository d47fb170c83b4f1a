import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { ActionFilter } from '@brazda/contract/agroevidence/action-filters.ts';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useUndo } from '#web/parts/changes/use-undo.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRemoveActions, useRemoveFilteredActions, type Deleted } from './actions.queries.ts';

interface Filtered {
  readonly filter: ActionFilter;
  readonly count: number;
}

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
  const chosen = useRemoveActions(farmId);
  const filtered = useRemoveFilteredActions(farmId);
  const { offer } = useUndo(farmId);
  const show = useSnackbar();
  const told = (onDeleted?: () => void) => ({
    onSuccess: (done: Deleted | null) => {
      if (done)
        offer({ changeId: done.changeId, message: <T id="actions.deleted" values={{ count: done.deleted }} /> });
      else show({ message: <T id="actions.waiting.deletionKept" /> });
      onDeleted?.();
    },
    onError: (error: Error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
  });
  return {
    isPending: chosen.isPending || filtered.isPending,
    remove: (ids, rows, onDeleted) => chosen.mutate({ ids, known: rows }, told(onDeleted)),
    removeOne: (action, onDeleted) => chosen.mutate({ ids: [action.id], known: [action] }, told(onDeleted)),
    removeFiltered: (all, onDeleted) => filtered.mutate(all, told(onDeleted)),
  };
}
