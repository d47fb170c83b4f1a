import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useSingleCall } from '#web/lib/use-single-mutation.ts';
import { useUndo, type ToldChange } from './use-undo.tsx';

/** What is said of a change by its answer and what was asked for. */
export type TellChange<D, V = void> = (done: D, input: V) => ToldChange;

/**
 * A change that can be undone: under way once only, told as soon as it is done, and offered for a while to be undone.
 * There is no other way to one, so that none lacks its offer.
 */
export function useUndoable<D, V = void, C = unknown>(
  farmId: number,
  told: TellChange<D, V>,
  options: UseMutationOptions<D, Error, V, C>,
): UseMutationResult<D, Error, V, C> {
  const { tell } = useUndo(farmId);
  return useSingleCall<D, V, C>({
    ...options,
    onSuccess: (...made) => {
      const [done, input] = made;
      tell(told(done, input));
      return options.onSuccess?.(...made);
    },
  });
}
