import type { ActionFilter } from '@brazda/contract/agroevidence/actions.ts';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useUndo } from '#web/parts/changes/use-undo.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRemoveActions, useRemoveFilteredActions } from './actions.queries.ts';

interface Filtered {
  readonly filter: ActionFilter;
  readonly count: number;
}

interface Deleting {
  readonly isPending: boolean;
  readonly remove: (ids: readonly number[], onDeleted?: () => void) => void;
  /** All that a filter leaves. */
  readonly removeFiltered: (filtered: Filtered, onDeleted?: () => void) => void;
}

/** Deletes actions at once, and offers to undo it. */
export function useDeleting(farmId: number): Deleting {
  const chosen = useRemoveActions(farmId);
  const filtered = useRemoveFilteredActions(farmId);
  const { offer } = useUndo(farmId);
  const show = useSnackbar();
  const told = (onDeleted?: () => void) => ({
    onSuccess: ({ deleted, changeId }: { readonly deleted: number; readonly changeId: number }) => {
      offer({ changeId, message: <T id="actions.deleted" values={{ count: deleted }} /> });
      onDeleted?.();
    },
    onError: (error: Error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
  });
  return {
    isPending: chosen.isPending || filtered.isPending,
    remove: (ids, onDeleted) => chosen.mutate(ids, told(onDeleted)),
    removeFiltered: (all, onDeleted) => filtered.mutate(all, told(onDeleted)),
  };
}
