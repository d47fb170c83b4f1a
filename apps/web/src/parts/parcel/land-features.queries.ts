import type {
  AddedFeatures,
  ChangedFeature,
  DrawnFeature,
  LandFeature,
  LandFeatureKind,
  RetiredFeature,
} from '@brazda/contract/agroevidence/land-features.ts';
import type { BoundingBox } from '@brazda/contract/shapes.ts';
import { keepPreviousData, queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { deductionKeys } from './deductions.queries.ts';
import { landFeatureKeys } from './land-feature-keys.ts';

/** Water and protection zones of a farm, a page of them. */
export function landFeaturesOptions(farmId: number, page: number) {
  return queryOptions({
    queryKey: [...landFeatureKeys.all(farmId), page],
    queryFn: ({ signal }) => api.agroevidence.landFeatures.list({ query: { page }, farmIds: [farmId], signal }),
  });
}

/** More than are told apart on one screen. */
const mostSeen = 1000;

/** Those that reach into some ground, without their pages. */
export function seenFeaturesOptions(farmId: number, box: BoundingBox | undefined) {
  return queryOptions({
    queryKey: [...landFeatureKeys.all(farmId), 'seen', box],
    queryFn: async ({ signal }) => {
      const query = { 'per-page': mostSeen, ...(box && { box: [...box] }) };
      return (await api.agroevidence.landFeatures.list({ query, farmIds: [farmId], signal })).rows;
    },
    enabled: box !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

/** What a farm adds at once. */
export interface NewLandFeatures {
  readonly kind: LandFeatureKind;
  readonly features: readonly { readonly name: string | null; readonly geometry: DrawnFeature }[];
}

export function useAddLandFeatures(
  farmId: number,
  told: TellChange<AddedFeatures, NewLandFeatures>,
): UseMutationResult<AddedFeatures, Error, NewLandFeatures> {
  const renew = useRenewal(farmId);
  return useUndoable(farmId, told, {
    mutationFn: ({ kind, features }: NewLandFeatures) =>
      api.agroevidence.landFeatures.create({
        params: { id: farmId },
        body: { kind, features: [...features] },
        farmIds: [farmId],
      }),
    onSuccess: renew,
  });
}

/** Another name for one, or none; on the version that was on screen. */
export function useRenameLandFeature(
  farmId: number,
  { id, version }: Pick<LandFeature, 'id' | 'version'>,
  told: TellChange<ChangedFeature, string | null>,
): UseMutationResult<ChangedFeature, Error, string | null> {
  const renew = useRenewal(farmId);
  return useUndoable(farmId, told, {
    mutationFn: (name: string | null) =>
      api.agroevidence.landFeatures.rename({
        params: { landFeatureId: id },
        body: { name },
        version,
        farmIds: [farmId],
      }),
    onSettled: renew,
  });
}

/** Another line or outline for one; on the version that was on screen. */
export function useRedrawLandFeature(
  farmId: number,
  { id, version }: Pick<LandFeature, 'id' | 'version'>,
  told: TellChange<ChangedFeature, DrawnFeature>,
): UseMutationResult<ChangedFeature, Error, DrawnFeature> {
  const renew = useRenewal(farmId);
  return useUndoable(farmId, told, {
    mutationFn: (geometry: DrawnFeature) =>
      api.agroevidence.landFeatures.redraw({
        params: { landFeatureId: id },
        body: { geometry },
        version,
        farmIds: [farmId],
      }),
    onSettled: renew,
  });
}

/** Puts one away. */
export function useRetireLandFeature(
  farmId: number,
  told: TellChange<RetiredFeature, number>,
): UseMutationResult<RetiredFeature, Error, number> {
  const renew = useRenewal(farmId);
  return useUndoable(farmId, told, {
    mutationFn: (landFeatureId: number) =>
      api.agroevidence.landFeatures.retire({ params: { landFeatureId }, farmIds: [farmId] }),
    onSuccess: renew,
  });
}

function useRenewal(farmId: number): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: landFeatureKeys.all(farmId) }),
      queries.invalidateQueries({ queryKey: deductionKeys.all(farmId) }),
    ]);
}
