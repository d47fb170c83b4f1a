import type { LandChangeKind } from '@brazda/contract/agroevidence/land-updates.ts';
import { numberInAddress } from '#web/lib/address-values.ts';

const largestId = 2_147_483_647;

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

/** Which update is on screen and what of it, as the address says it; without an update, where one is begun. */
export interface LandUpdateSearch {
  readonly update?: number | undefined;
  readonly kind?: LandChangeKind | undefined;
  readonly conflicts?: true | undefined;
  readonly page?: number | undefined;
}

/** What the address may say wrongly is left out. */
export function validateLandUpdateSearch(search: Record<string, unknown>): LandUpdateSearch {
  return {
    update: numberInAddress(search['update'], largestId),
    kind: changeKinds.find((kind) => kind === search['kind']),
    conflicts: search['conflicts'] === true ? true : undefined,
    page: numberInAddress(search['page'], largestId),
  };
}
