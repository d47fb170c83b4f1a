import { farmKeys, farmOptions } from '#web/parts/farm/farms.queries.ts';
import type { Renewals } from '#web/lib/live/renewals.ts';
import { deductionKeys } from './deductions.queries.ts';
import { landFeatureKeys } from './land-feature-keys.ts';
import { parcelKeys } from './parcel-keys.ts';

export const renewals: Renewals = {
  'parcels.changed': ({ farmId, revision }, queries) => {
    const { queryKey } = farmOptions(farmId);
    const farm = queries.getQueryData(queryKey);
    // An own change has brought it in its answer.
    if (farm && farm.revision >= revision) return [];
    queries.setQueryData(queryKey, farm && { ...farm, revision });
    return [queryKey, farmKeys.list, parcelKeys.all(farmId), deductionKeys.all(farmId)];
  },
  'landFeatures.changed': ({ farmId }) => [deductionKeys.all(farmId), landFeatureKeys.all(farmId)],
};
