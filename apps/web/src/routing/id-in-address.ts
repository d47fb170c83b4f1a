import { notFound, useParams } from '@tanstack/react-router';

/** The largest that the database counts to. */
const largestId = 2_147_483_647;

type IdName = 'actionId' | 'nodeId' | 'parcelId';

/** There is no such screen where an address names by no number what a screen is about. */
export function requireId(said: string): void {
  if (!/^[1-9]\d*$/.test(said) || Number(said) > largestId) throw notFound();
}

/** What the screen is about; only for screens below an address that requires it. */
export function useIdInAddress(name: IdName): number {
  const { [name]: said } = useParams({ strict: false });
  return Number(said);
}
