import { notFound, useParams } from '@tanstack/react-router';
import { numberInAddress } from '#web/lib/list-search.ts';

type IdName = 'actionId' | 'nodeId' | 'parcelId';

/** There is no such screen where an address names by no number what a screen is about. */
export function requireId(said: string): void {
  const id = numberInAddress(said);
  // One number has one address.
  if (id === undefined || String(id) !== said) throw notFound();
}

/** What the screen is about; only for screens below an address that requires it. */
export function useIdInAddress(name: IdName): number {
  const { [name]: said } = useParams({ strict: false });
  return Number(said);
}
