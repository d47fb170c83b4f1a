import { useParams } from '@tanstack/react-router';

/** The farm of the screen; only for screens below /farm/{farmId}. */
export function useFarmId(): number {
  const { farmId } = useParams({ strict: false });
  const id = Number(farmId);
  if (!Number.isInteger(id)) throw new Error('This screen needs an address below /farm/{farmId}');
  return id;
}
