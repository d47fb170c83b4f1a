import type {
  ChangedParcelSoil,
  ChangedWaterEntry,
  NewWaterEntry,
  RetiredWaterEntry,
  SaidParcelSoil,
} from '@brazda/contract/iot/water-balances.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { waterKeys } from '#web/parts/agronomy/water-balances.queries.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';

/** The water of a parcel day by day. */
export function waterBalanceOptions(farmId: number, parcelId: number) {
  return queryOptions({
    queryKey: [...waterKeys.all(farmId), 'balance', parcelId],
    queryFn: ({ signal }) => api.iot.waterBalances.read({ params: { parcelId }, farmIds: [farmId], signal }),
  });
}

interface OfParcel {
  readonly farmId: number;
  readonly parcelId: number;
}

export function useSaySoil(
  { farmId, parcelId }: OfParcel,
  told: TellChange<ChangedParcelSoil, SaidParcelSoil>,
): UseMutationResult<ChangedParcelSoil, Error, SaidParcelSoil> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (body: SaidParcelSoil) =>
      api.iot.waterBalances.saySoil({ params: { parcelId }, body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: waterKeys.all(farmId) }),
  });
}

export function useAddWaterEntry(
  { farmId, parcelId }: OfParcel,
  told: TellChange<ChangedWaterEntry, NewWaterEntry>,
): UseMutationResult<ChangedWaterEntry, Error, NewWaterEntry> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (body: NewWaterEntry) =>
      api.iot.waterBalances.addEntry({ params: { parcelId }, body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: waterKeys.all(farmId) }),
  });
}

export function useRetireWaterEntry(
  farmId: number,
  told: TellChange<RetiredWaterEntry, number>,
): UseMutationResult<RetiredWaterEntry, Error, number> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (waterEntryId: number) =>
      api.iot.waterBalances.retireEntry({ params: { waterEntryId }, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: waterKeys.all(farmId) }),
  });
}
