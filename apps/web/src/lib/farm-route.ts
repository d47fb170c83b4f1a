import { useParams } from '@tanstack/react-router';

const farmInPath = /^\/farm\/(\d{1,10})(?:\/|$)/;

/** The farm that the address in the browser names, for calls made outside of components. */
export function farmOfRoute(path: string = window.location.pathname): number | undefined {
  const id = farmInPath.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The farm of the screen; only for screens below /farm/{farmId}. */
export function useFarmId(): number {
  const { farmId } = useParams({ strict: false });
  const id = Number(farmId);
  if (!Number.isInteger(id)) throw new Error('This screen needs an address below /farm/{farmId}');
  return id;
}
