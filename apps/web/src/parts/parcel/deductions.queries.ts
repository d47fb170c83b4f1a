import type { SubtractedLand, SubtractionsWish } from '@brazda/contract/agroevidence/deductions.ts';
import type { BoundingBox, MultiPolygon } from '@brazda/contract/shapes.ts';
import type { UnknownDeduction } from '@brazda/domain/enumerations/deduction-kind.ts';
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

/** The land that is left out of the parcels on some ground. */
export interface LeftOutLand {
  readonly outlines: readonly MultiPolygon[];
  readonly hasParcels: boolean;
  /** Why nobody can say what is left out; null where something of it is known, and where there are no parcels. */
  readonly unknownBecause: UnknownDeduction | null;
  /** False where there are more parcels than are told of at once. */
  readonly isAll: boolean;
}

/**
 * The land that is left out of the parcels on screen by the rules of their country. What was asked for is given up when the
 * map moves on.
 */
export function leftOutOptions(farmId: number, box: BoundingBox | undefined) {
  return queryOptions({
    queryKey: [...deductionKeys.all(farmId), 'left out', box],
    queryFn: async ({ signal }): Promise<LeftOutLand> => {
      const body = { box: [...(box ?? [])], deductions: ruled.map((kind) => ({ kind })) };
      const { isAll, land } = await api.agroevidence.deductions.seen({ body, farmIds: [farmId], signal });
      return {
        isAll,
        hasParcels: land.length > 0,
        outlines: land.flatMap(({ geometry }) => geometry ?? []),
        unknownBecause: land.some(({ subtracted }) => subtracted !== null) ? null : commonReason(land),
      };
    },
    enabled: box !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

/** Where the rules of the country say no width of anything, that alone is the reason: what a farm draws would not help. */
function commonReason(land: readonly SubtractedLand[]): UnknownDeduction | null {
  const reasons = land.flatMap(({ deductions }) => deductions.map(({ unknownBecause }) => unknownBecause));
  return reasons.find((reason) => reason !== 'NO_WIDTH') ?? reasons[0] ?? null;
}
