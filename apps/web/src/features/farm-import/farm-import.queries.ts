import type { Import, ListedImport } from '@brazda/contract/agroevidence/imports.ts';
import type { LandFileReport, RegisteredFarm } from '@brazda/contract/agroevidence/registration.ts';
import type { Country } from '@brazda/contract/core/countries.ts';
import { useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { farmKeys } from '#web/lib/farms.queries.ts';
import { inNoLanguage, type Query } from '#web/lib/query.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { isNothingToRead } from './import-outcome.ts';

export interface LandFileChoice {
  readonly file: File;
  /** Tells one chosen file from the next, also of the same name. */
  readonly key: number;
  readonly layer: string | undefined;
  readonly nameColumn: string | undefined;
  /** EPSG code, where somebody knows better than the file in which coordinates it is. */
  readonly coordinateSystem: number | undefined;
}

export function countryOptions(search: string): Query<Country[]> {
  return {
    queryKey: ['supported-countries', search],
    queryFn: async ({ signal }) =>
      (await api.agroevidence.supportedCountries.list({ query: search === '' ? {} : { search }, signal })).rows,
    staleTime: 300_000,
  };
}

/** What is in a land file; for a farm that is there, also how much of it the farm has already. */
export type LandFileTold = LandFileReport & { readonly alreadyThere?: number };

/** What the server reads in the file; asked again with every other country, layer or column. */
export function useLandFileReport(
  choice: LandFileChoice | undefined,
  countryCode: string | undefined,
  farmId?: number,
): UseQueryResult<LandFileTold> {
  return useQuery({
    queryKey: [
      'land-file',
      choice?.key,
      countryCode,
      choice?.layer,
      choice?.nameColumn,
      choice?.coordinateSystem,
      farmId,
    ],
    enabled: choice !== undefined && countryCode !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    meta: inNoLanguage,
    placeholderData: (before, query) => (query?.queryKey[1] === choice?.key ? before : undefined),
    queryFn: ({ signal }): Promise<LandFileTold> => {
      if (!choice || countryCode === undefined) throw new Error('There is nothing to validate');
      if (farmId !== undefined) {
        const query = choiceQuery(choice);
        return api.agroevidence.imports.validateFile({ params: { id: farmId }, query, file: choice.file, signal });
      }
      return api.agroevidence.registration.validateShapefile({
        query: { countryCode, ...choiceQuery(choice) },
        file: choice.file,
        signal,
      });
    },
  });
}

export interface NewFarm {
  readonly farmName: string;
  readonly countryCode: string;
  /** Whence its parcels come; nothing, and it has none yet. */
  readonly land: { readonly file: LandFileChoice } | 'registry' | undefined;
}

export interface CreatedFarm extends RegisteredFarm {
  /** Whether its parcels are still coming in, or did not come in without a word; a small import is done before anybody would look. */
  readonly isToBeFollowed: boolean;
}

/** Creates the farm, with the parcels of the file or of the registry where they are wanted. */
export function useCreateFarm(onCreated: (farm: CreatedFarm) => void): UseMutationResult<CreatedFarm, Error, NewFarm> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: async (newFarm: NewFarm) => {
      const farm = await createFarm(newFarm);
      return { ...farm, isToBeFollowed: farm.importId !== null && !(await isSoonDone(farm.importId)) };
    },
    onSuccess: (farm) => {
      queries.removeQueries({ queryKey: farmKeys.all });
      onCreated(farm);
    },
  });
}

function createFarm({ farmName, countryCode, land }: NewFarm): Promise<RegisteredFarm> {
  const { registration } = api.agroevidence;
  if (!land) return registration.empty({ body: { farmName, countryCode } });
  if (land === 'registry') return registration.eagri({ body: { farmName, countryCode: 'CZ' } });
  const query = { farmName, countryCode, ...choiceQuery(land.file) };
  return registration.shapefile({ query, file: land.file.file });
}

const soonMs = 2000;
const glanceMs = 300;

async function isSoonDone(importId: number): Promise<boolean> {
  const until = Date.now() + soonMs;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, glanceMs));
    const found = await api.agroevidence.imports.read({ params: { id: importId }, farmIds: [] }).catch(() => null);
    if (found === null || found.state === 'FAILED') return false;
    if (found.state === 'SUCCESS') return isNothingToRead(found);
  }
  return false;
}

export const importKeys = { all: ['imports'] as const };

/** One import, or the newest of the user's where none is named. */
export function importOptions(id: number | undefined): Query<Import | null> {
  return {
    queryKey: [...importKeys.all, id ?? 'newest'],
    queryFn: async ({ signal }) => {
      const asked = id ?? (await newestImport(signal));
      return asked === undefined ? null : api.agroevidence.imports.read({ params: { id: asked }, farmIds: [], signal });
    },
  };
}

async function newestImport(signal: AbortSignal): Promise<number | undefined> {
  const { rows } = await api.agroevidence.imports.list({ query: { 'per-page': 1 }, farmIds: [], signal });
  return rows[0]?.id;
}

export function useRetryImport(): UseMutationResult<Import, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => api.agroevidence.imports.retry({ params: { id }, farmIds: [] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: importKeys.all }),
  });
}

/** Begins to import a file into a farm that is there. */
export function useAddLand(
  farmId: number,
  onBegun: (landImport: Import) => void,
): UseMutationResult<Import, Error, LandFileChoice> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (choice: LandFileChoice) =>
      api.agroevidence.imports.addFile({ params: { id: farmId }, query: choiceQuery(choice), file: choice.file }),
    onSuccess: async (landImport) => {
      await queries.invalidateQueries({ queryKey: importKeys.all });
      // Known as it begins, so that whoever waits for it is seen to wait.
      queries.setQueryData(importOptions(landImport.id).queryKey, landImport);
      onBegun(landImport);
    },
  });
}

/** The imports of a farm, newest first. */
export function farmImportsOptions(farmId: number): Query<ListedImport[]> {
  return {
    queryKey: [...importKeys.all, 'of-farm', farmId],
    queryFn: async ({ signal }) => (await api.agroevidence.imports.list({ farmIds: [farmId], signal })).rows,
  };
}

export function useTakeBackImport(): UseMutationResult<Import, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => api.agroevidence.imports.takeBack({ params: { id } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}

interface ChoiceQuery {
  readonly layer?: string;
  readonly 'name-column'?: string;
  readonly 'coordinate-system'?: number;
}

function choiceQuery({ layer, nameColumn, coordinateSystem }: LandFileChoice): ChoiceQuery {
  return {
    ...(coordinateSystem !== undefined && { 'coordinate-system': coordinateSystem }),
    ...(layer !== undefined && { layer }),
    ...(nameColumn !== undefined && { 'name-column': nameColumn }),
  };
}
