import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

type Mutation<D, V, C> = UseMutationResult<D, Error, V, C>;

/**
 * A call that changes something and is under way once only: asked for again before it has ended, as by the second press
 * of a double click, it is the same call. Those of a scope wait for their turn instead.
 */
export function useSingleMutation<D, V = void, C = unknown>(
  options: UseMutationOptions<D, Error, V, C>,
): Mutation<D, V, C> {
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
