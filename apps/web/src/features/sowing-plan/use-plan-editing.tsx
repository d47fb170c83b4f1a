import type { PlanCell, PlannedParcel, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { mostParcelCrops } from '@brazda/domain/enumerations/crop-role.ts';
import { useRef, useState } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { WhyNotUndone } from '#web/parts/changes/WhyNotUndone.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { cellCount, editsOver, inPortionsOfCells, inverseOf, knownEdits, type PlanEdit } from './plan-edits.ts';
import { useChangePlan, useUndoOfPlan, type ShownPlan } from './sowing-plan.queries.ts';

/** What was done: what it made of the plan, what it made of that before, and the changes that the server wrote down for it. */
interface DoneEdits {
  readonly edits: readonly PlanEdit[];
  readonly inverse: readonly PlanEdit[];
  /** The oldest first; of what was refused there is none. */
  readonly changes: Promise<readonly number[]>;
}

/** Edits that were not done, for somebody else has planned other crops in some of their cells meanwhile. */
export interface OvertakenEdits {
  readonly edits: readonly PlanEdit[];
  readonly cells: readonly PlanCell[];
}

/** The ways to change what the plan on screen says. */
export interface PlanEditing {
  /** What was on screen when somebody began to decide; without it what is there now. */
  readonly change: (edits: readonly PlanEdit[], seen?: readonly PlannedParcel[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly overtaken: OvertakenEdits | undefined;
  /** Does what was overtaken all the same, or leaves what others have planned. */
  readonly decide: (isDone: boolean) => void;
}

/**
 * Changes are sent one after the other; what was done on this screen can be taken back and done again, by the changes that
 * were written down: what somebody else has planned there since stays, and it is said.
 */
export function usePlanEditing(shown: ShownPlan, plan: SowingPlan | undefined): PlanEditing {
  const show = useSnackbar();
  const { mutateAsync: send } = useChangePlan(shown);
  const { mutateAsync: takeBack } = useUndoOfPlan(shown);
  const done = useRef<DoneEdits[]>([]);
  const undone = useRef<DoneEdits[]>([]);
  const [overtaken, setOvertaken] = useState<readonly OvertakenEdits[]>([]);
  const [first] = overtaken;

  const refused = (edits: readonly PlanEdit[], error: unknown): readonly number[] => {
    if (isApiError(error, 'record.changed')) {
      const cells = error.current as readonly PlanCell[];
      setOvertaken((known) => [...known, { edits, cells }]);
      show({ message: <ErrorText error={error} /> });
    } else {
      show({ message: <ErrorText error={error} />, tone: 'error' });
    }
    return [];
  };

  const sendAll = async (edits: readonly PlanEdit[]): Promise<readonly number[]> => {
    const sent = inPortionsOfCells(edits, mostParcelCrops).map((portion) =>
      send(portion).then(
        (changeId) => changeId ?? [],
        (error: unknown) => refused(portion, error),
      ),
    );
    return (await Promise.all(sent)).flat();
  };

  const takeBackAll = async (last: DoneEdits): Promise<readonly number[]> => {
    const undoing = takeBack({ edits: last.inverse, changes: last.changes });
    return undoing.catch((error: unknown) => {
      show({ message: <WhyNotUndone error={error} />, tone: 'error' });
      return [];
    });
  };

  /** Takes back what was done last, which can be taken back in its turn. */
  const turn = (from: DoneEdits[], to: DoneEdits[]): void => {
    const last = from.pop();
    if (!last) return;
    to.push({ edits: last.inverse, inverse: last.edits, changes: takeBackAll(last) });
  };
  const undo = (): void => turn(done.current, undone.current);

  const doAll = (edits: readonly PlanEdit[]): void => {
    if (!plan || edits.length === 0) return;
    done.current.push({ edits, inverse: inverseOf(plan, edits), changes: sendAll(edits) });
    undone.current = [];
    show({
      message: <T id="sowingPlan.changed" values={{ count: cellCount(edits) }} />,
      action: { label: <T id="action.undo" />, onChoose: undo },
    });
  };

  return {
    undo,
    redo: () => turn(undone.current, done.current),
    change: (edits, seen = plan?.parcels ?? []) => doAll(knownEdits(seen, edits)),
    overtaken: first,
    decide: (isDone) => {
      setOvertaken((known) => known.slice(1));
      if (isDone && first) doAll(editsOver(first.cells, first.edits));
    },
  };
}
