import { T } from '#web/i18n/T.tsx';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import type { SavedAction } from '../saving-action.ts';

/** Where an action is now: on the server, where it can be undone, or on this device until there is a network. */
export function toldSaved(saved: SavedAction): ToldChange {
  if (saved.kind === 'KEPT') return { changeId: null, message: <T id="actions.waiting.kept" /> };
  const { changeId, action } = saved.written;
  return { changeId, message: <T id="actions.saved" values={{ count: action.parcels }} /> };
}
