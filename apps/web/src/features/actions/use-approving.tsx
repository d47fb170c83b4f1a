import type { ActionsApproved } from '@brazda/contract/agroevidence/actions.ts';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useApproveActions, useApproveFilteredActions, type Filtered } from './actions.queries.ts';

interface Approving {
  readonly isPending: boolean;
  /** Those of some numbers. */
  readonly approve: (ids: readonly number[], onApproved: () => void) => void;
  /** All that a filter leaves. */
  readonly approveFiltered: (filtered: Filtered, onApproved: () => void) => void;
}

/** Approves actions at once, says how many could not be, and offers to undo it. */
export function useApproving(farmId: number): Approving {
  const chosen = useApproveActions(farmId, told);
  const filtered = useApproveFilteredActions(farmId, told);
  const show = useSnackbar();
  const then = (onApproved: () => void) => ({
    onSuccess: onApproved,
    onError: (error: Error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
  });
  return {
    isPending: chosen.isPending || filtered.isPending,
    approve: (ids, onApproved) => chosen.mutate(ids, then(onApproved)),
    approveFiltered: (all, onApproved) => filtered.mutate(all, then(onApproved)),
  };
}

function told({ approved: count, notDone, alreadyApproved, changeId }: ActionsApproved): ToldChange {
  return { changeId, message: <T id="actions.approved" values={{ count, notDone, alreadyApproved }} /> };
}
