import { actionGroupOf, type ActionType } from '@brazda/domain/enumerations/action.ts';
import { useCallback, useState } from 'react';
import type { TargetsChange } from './chosen-targets.ts';
import { emptyMaterial, type TypedAction } from './typed-action.ts';

type Part = Partial<TypedAction>;
/** Changes a part of what is typed; a function is told what stands there. */
export type PutAction = (part: Part | ((before: TypedAction) => Part)) => void;

export interface ActionFormState {
  readonly typed: TypedAction;
  readonly isEntered: boolean;
  readonly put: PutAction;
  readonly putTargets: (change: TargetsChange) => void;
  /** Puts another action in the place of all that was typed. */
  readonly replace: (typed: TypedAction) => void;
}

/** What is typed into the form of an action; its functions stay the same, so that only what is changed is drawn anew. */
export function useActionForm(initial: TypedAction): ActionFormState {
  const [typed, setTyped] = useState(initial);
  const [isEntered, setEntered] = useState(false);
  const put = useCallback<PutAction>((part) => {
    setEntered(true);
    setTyped((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));
  }, []);
  const putTargets = useCallback(
    (change: TargetsChange) => put((before) => ({ targets: change(before.targets) })),
    [put],
  );
  const replace = (next: TypedAction): void => {
    setEntered(false);
    setTyped(next);
  };
  return { typed, isEntered, put, putTargets, replace };
}

/** Another type, also of another group: what is said of both stays. */
export function withType({ materials }: TypedAction, type: ActionType): Part {
  const group = actionGroupOf(type);
  const isBrought = group === 'SOWING' || group === 'EPH';
  return { type, group, ...(isBrought && materials.length === 0 && { materials: [emptyMaterial(0)] }) };
}
