import { T } from '#web/i18n/T.tsx';
import { useUndo } from '#web/parts/changes/use-undo.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import type { SavedAction } from '../saving-action.ts';

/** Says where an action is now: on the server, where it can be undone, or on this device until there is a network. */
export function useTellSaved(farmId: number): (saved: SavedAction) => void {
  const { offer } = useUndo(farmId);
  const show = useSnackbar();
  return (saved) => {
    if (saved.kind === 'KEPT') {
      show({ message: <T id="actions.waiting.kept" /> });
      return;
    }
    const { changeId, action } = saved.written;
    offer({ changeId, message: <T id="actions.saved" values={{ count: action.parcels }} /> });
  };
}
