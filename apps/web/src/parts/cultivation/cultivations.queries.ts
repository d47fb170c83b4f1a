import type {
  ChangedSeedApplication,
  RetractedSeedApplication,
  SaidCultivation,
  SeedApplication,
  SeedApplicationChange,
} from '@brazda/contract/agroevidence/seed-applications.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';

/** What grew and grows on a parcel, newest first; whatever changes parcels renews it. */
export function cultivationsOptions(farmId: number, parcelId: number) {
  return queryOptions({
    queryKey: [...parcelKeys.one(farmId, parcelId), 'cultivations'],
    queryFn: async ({ signal }) => {
      const input = { params: { id: parcelId }, farmIds: [farmId], signal };
      return (await api.agroevidence.seedApplications.ofParcel(input)).rows;
    },
  });
}

/** The outline of the part that a crop takes, as it was drawn. */
export function outlineOfCropOptions(drawn: SeedApplication | undefined) {
  const { farmId = 0, parcelId = 0, id = 0, validFrom = null } = drawn ?? {};
  return queryOptions({
    queryKey: [...parcelKeys.one(farmId, parcelId), 'outline of crop', id, validFrom],
    queryFn: async ({ signal }): Promise<MultiPolygon | null> => {
      const query = { 'parcel-ids': [parcelId], ...(validFrom !== null && { date: validFrom }) };
      const { rows } = await api.agroevidence.seedApplications.outlines({ query, farmIds: [farmId], signal });
      return rows.find((row) => row.id === id)?.geometry ?? null;
    },
    enabled: drawn !== undefined,
  });
}

/** No more are asked about at once. */
const mostHinted = 200;

/** What to know before one crop is sown on some parcels; nothing is asked of more than a few. */
export function hintsOptions(farmId: number, parcelIds: readonly number[]) {
  const asked = parcelIds.toSorted((one, other) => one - other);
  return queryOptions({
    queryKey: [...parcelKeys.all(farmId), 'hints', asked],
    queryFn: ({ signal }) =>
      api.agroevidence.seedApplications.hints({ query: { 'parcel-ids': asked }, farmIds: [farmId], signal }),
    staleTime: 60_000,
    enabled: asked.length > 0 && asked.length <= mostHinted,
  });
}

export function useRecordCultivation(
  farmId: number,
  parcelId: number,
  told: TellChange<ChangedSeedApplication, SaidCultivation>,
): UseMutationResult<ChangedSeedApplication, Error, SaidCultivation> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (body: SaidCultivation) =>
      api.agroevidence.seedApplications.record({ params: { id: parcelId }, body, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}

type Known = Pick<SeedApplication, 'id' | 'version'>;

interface Changed {
  readonly known: Known;
  readonly change: SeedApplicationChange;
}

export function useChangeCultivation(
  farmId: number,
  told: TellChange<ChangedSeedApplication, Changed>,
): UseMutationResult<ChangedSeedApplication, Error, Changed> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ known: { id, version }, change }: Changed) =>
      api.agroevidence.seedApplications.change({ params: { id }, body: change, version, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}

export function useRetractCultivation(
  farmId: number,
  told: TellChange<RetractedSeedApplication, Known>,
): UseMutationResult<RetractedSeedApplication, Error, Known> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ id, version }: Known) =>
      api.agroevidence.seedApplications.retract({ params: { id }, version, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: parcelKeys.all(farmId) }),
  });
}
