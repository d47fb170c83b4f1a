import type { LandChangeKind } from '@brazda/contract/agroevidence/land-updates.ts';
import { choiceInAddress, listSearch, markInAddress, numberInAddress, pageInAddress } from '#web/lib/list-search.ts';

const known: Readonly<Record<LandChangeKind, true>> = {
  NEW: true,
  CHANGED: true,
  SPLIT: true,
  MERGED: true,
  REDRAWN: true,
  GONE: true,
};

/** What can have become of blocks, in the order in which it is told. */
export const changeKinds = Object.keys(known) as readonly LandChangeKind[];

/** Which update is on screen and what of it, as the address says it; without an update, where one is begun, and which page of them all. */
export const validateLandUpdateSearch = listSearch({
  update: numberInAddress,
  kind: choiceInAddress(changeKinds),
  conflicts: markInAddress,
  page: pageInAddress,
});
export type LandUpdateSearch = ReturnType<typeof validateLandUpdateSearch>;
