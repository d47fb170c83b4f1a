import type { SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { mostParcelCrops } from '@brazda/domain/enumerations/crop-role.ts';
import { useRef } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { inverseOf, type PlanEdit } from './plan-edits.ts';
import { useChangePlan, type ShownPlan } from './sowing-plan.queries.ts';

/** What was done, and what takes it back. */
interface DoneEdits {
  readonly edits: readonly PlanEdit[];
  readonly inverse: readonly PlanEdit[];
}

/** The ways to change what the plan on screen says. */
export interface PlanEditing {
  readonly change: (edits: readonly PlanEdit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Changes are sent one after the other; what was done on this screen can be taken back and done again. */
export function usePlanEditing(shown: ShownPlan, plan: SowingPlan | undefined): PlanEditing {
  const show = useSnackbar();
  const { mutate } = useChangePlan(shown);
  const done = useRef<DoneEdits[]>([]);
  const undone = useRef<DoneEdits[]>([]);

  const send = (edits: readonly PlanEdit[]): void => {
    for (let from = 0; from < edits.length; from += mostParcelCrops) {
      mutate(edits.slice(from, from + mostParcelCrops), {
        onError: (error) => show({ message: <ErrorText error={error} />, tone: 'error' }),
      });
    }
  };
  const undo = (): void => {
    const last = done.current.pop();
    if (!last) return;
    undone.current.push(last);
    send(last.inverse);
  };

  return {
    undo,
    redo: () => {
      const last = undone.current.pop();
      if (!last) return;
      done.current.push(last);
      send(last.edits);
    },
    change: (edits) => {
      if (!plan || edits.length === 0) return;
      done.current.push({ edits, inverse: inverseOf(plan, edits) });
      undone.current = [];
      send(edits);
      if (edits.length > 1)
        show({
          message: <T id="sowingPlan.changed" values={{ count: edits.length }} />,
          action: { label: <T id="action.undo" />, onChoose: undo },
        });
    },
  };
}
