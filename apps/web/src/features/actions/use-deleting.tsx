import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useUndo } from '#web/parts/changes/use-undo.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRemoveActions } from './actions.queries.ts';

interface Deleting {
  readonly isPending: boolean;
  readonly remove: (ids: readonly number[], onDeleted?: () => void) => void;
}

/** Deletes actions at once, and offers to undo it. */
export function useDeleting(farmId: number): Deleting {
  const { mutate, isPending } = useRemoveActions(farmId);
  const { offer } = useUndo(farmId);
  const show = useSnackbar();
  return {
    isPending,
    remove: (ids, onDeleted) =>
      mutate(ids, {
        onSuccess: ({ deleted, changeId }) => {
          offer({ changeId, message: <T id="actions.deleted" values={{ count: deleted }} /> });
          onDeleted?.();
        },
        onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
      }),
  };
}
