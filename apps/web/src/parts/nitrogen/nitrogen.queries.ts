import type { NitrogenWish } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const nitrogenKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'nitrogen'] as const,
};

/** What is asked: on which parcels, for the crop of which day, and what is thought of. */
export type AskedNitrogen = Pick<NitrogenWish, 'day' | 'targets'> & Partial<Omit<NitrogenWish, 'day' | 'targets'>>;

/** The nitrogen that counts to the crop of each parcel; nothing is asked while it is not said of what. */
export function ledgersOptions(farmId: number, asked: AskedNitrogen | undefined) {
  return queryOptions({
    queryKey: [...nitrogenKeys.all(farmId), asked],
    queryFn: async ({ signal }) => {
      if (!asked) return null;
      return api.agroevidence.nitrogenLedgers.read({ body: asked, farmIds: [farmId], signal });
    },
    enabled: asked !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}
