import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useUndo } from '#web/parts/changes/use-undo.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRemoveActions } from './actions.queries.ts';

type KnownOne = Pick<Action, 'id' | 'version' | 'day' | 'actionType'>;

interface Deleting {
  readonly isPending: boolean;
  readonly remove: (ids: readonly number[], onDeleted?: () => void) => void;
  /** One that is on screen. */
  readonly removeOne: (action: KnownOne, onDeleted?: () => void) => void;
}

/** Deletes actions at once, and offers to undo it. */
export function useDeleting(farmId: number): Deleting {
  const { mutate, isPending } = useRemoveActions(farmId);
  const { offer } = useUndo(farmId);
  const show = useSnackbar();
  const removeAll = (ids: readonly number[], known?: KnownOne, onDeleted?: () => void): void =>
    mutate(
      { ids, known },
      {
        onSuccess: (done) => {
          if (done)
            offer({ changeId: done.changeId, message: <T id="actions.deleted" values={{ count: done.deleted }} /> });
          else show({ message: <T id="actions.waiting.deletionKept" /> });
          onDeleted?.();
        },
        onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
      },
    );
  return {
    isPending,
    remove: (ids, onDeleted) => removeAll(ids, undefined, onDeleted),
    removeOne: (action, onDeleted) => removeAll([action.id], action, onDeleted),
  };
}
