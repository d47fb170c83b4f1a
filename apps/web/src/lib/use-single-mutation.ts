import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

type Mutation<D, V, C> = UseMutationResult<D, Error, V, C>;

/** The answer of a change that can be undone, by its number; null where all was so already. */
export interface Undoable {
  readonly changeId: number | null;
}

/** Nothing more is asked of a mutation, but of one that answers what can be undone what nobody can give. */
type OfferedByNobody<D> = [Extract<D, Undoable>] extends [never]
  ? unknown
  : { readonly changeId: 'What can be undone is to be offered so: use useUndoable.' };

/**
 * A call that changes something and is under way once only: asked for again before it has ended, as by the second press
 * of a double click, it is the same call. Those of a scope wait for their turn instead. One that can be undone is made by
 * `useUndoable`, and does not compile here.
 */
export function useSingleMutation<D, V = void, C = unknown>(
  options: UseMutationOptions<D, Error, V, C> & OfferedByNobody<D>,
): Mutation<D, V, C> {
  return useSingleCall<D, V, C>(options);
}

/** The same whatever is answered, for `parts/changes` alone. */
export function useSingleCall<D, V, C>(options: UseMutationOptions<D, Error, V, C>): Mutation<D, V, C> {
  const mutation = useMutation(options);
  const { mutateAsync: send } = mutation;
  // A state would be known after the next painting, and the second press comes before it.
  const underWay = useRef<Promise<D> | undefined>(undefined);
  const isQueued = options.scope !== undefined;

  const mutateAsync = useCallback<typeof send>(
    (...input) => {
      if (isQueued) return send(...input);
      underWay.current ??= send(...input).finally(() => {
        underWay.current = undefined;
      });
      return underWay.current;
    },
    [send, isQueued],
  );
  const mutate = useCallback<Mutation<D, V, C>['mutate']>(
    (...input) => {
      // What became of it is told by the state of the mutation.
      mutateAsync(...input).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
