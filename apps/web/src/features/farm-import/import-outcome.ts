import type { Import } from '@brazda/contract/agroevidence/imports.ts';

export function isUnderWay(landImport: Pick<Import, 'state'> | null | undefined): boolean {
  return landImport?.state === 'WAITING' || landImport?.state === 'IN_PROGRESS';
}

/** Whether all of it came in as it was, so that the map says all that there is to say. */
export function isNothingToRead({ state, imported, skipped, alreadyThere, problemCount }: Import): boolean {
  return state === 'SUCCESS' && imported > 0 && skipped === 0 && alreadyThere === 0 && problemCount === 0;
}
