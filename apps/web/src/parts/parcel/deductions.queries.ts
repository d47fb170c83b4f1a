import type { SubtractionsWish } from '@brazda/contract/agroevidence/deductions.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

export const deductionKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'deductions'] as const,
};

export type WishedDeductions = readonly Pick<SubtractionsWish['deductions'][number], 'kind' | 'width'>[];

/** Which land of a parcel is left out; asked anew when its outline or what the farm has drawn changes. */
export function deductionsOptions(farmId: number, parcelId: number, wished: WishedDeductions) {
  return queryOptions({
    queryKey: [...deductionKeys.all(farmId), parcelId, wished],
    queryFn: async ({ signal }) => {
      const body = { parcelIds: [parcelId], deductions: [...wished] };
      const [land] = await api.agroevidence.deductions.geometry({ body, farmIds: [farmId], signal });
      return land ?? null;
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

/** Along which the rules of countries say widths. */
const ruled = ['WATER', 'SLOPE_WATER', 'WATER_PROTECTION_ZONE'] as const;
/** As many parcels as one call takes. */
const parcelsOfCall = 500;

/** The land that is left out of the parcels of a farm. */
interface LeftOutLand {
  readonly outlines: readonly MultiPolygon[];
  /** Whether any of it is known: a farm that has drawn nothing knows of nothing. */
  readonly isKnown: boolean;
}

/** The land that is left out of all parcels of a farm by the rules of its country. */
export function leftOutOptions(farmId: number) {
  return queryOptions({
    queryKey: [...deductionKeys.all(farmId), 'left out'],
    queryFn: async ({ signal }): Promise<LeftOutLand> => {
      const asked = { farmIds: [farmId], signal };
      const { rows: ids } = await api.agroevidence.parcelSums.ids({ query: {}, ...asked });
      const land = [];
      for (let from = 0; from < ids.length; from += parcelsOfCall) {
        const body = {
          parcelIds: ids.slice(from, from + parcelsOfCall),
          deductions: ruled.map((kind) => ({ kind })),
        };
        land.push(...(await api.agroevidence.deductions.geometry({ body, ...asked })));
      }
      return {
        outlines: land.flatMap(({ geometry }) => geometry ?? []),
        isKnown: land.some(({ subtracted }) => subtracted !== null),
      };
    },
    staleTime: 60_000,
  });
}
