import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { LandFileReport, RegisteredFarm } from '@brazda/contract/agroevidence/registration.ts';
import {
  QueryObserver,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { AreaSource } from '@brazda/domain/enumerations/area-source.ts';
import { api } from '#web/lib/api.ts';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { landUpdateListKey } from '#web/parts/land-update/land-updates.queries.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { inNoLanguage, ofWork } from '#web/lib/query.ts';
import { waitsForEvents } from '#web/lib/live/renewals.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { isNothingToRead, isUnderWay } from './import-outcome.ts';

export interface LandFileChoice {
  readonly file: File;
  /** Tells one chosen file from the next, also of the same name. */
  readonly key: number;
  readonly layer: string | undefined;
  readonly nameColumn: string | undefined;
  /** EPSG code, where somebody knows better than the file in which coordinates it is. */
  readonly coordinateSystem: number | undefined;
  /** Whose areas hold, where those of the file do not fit its outlines. */
  readonly areaSource: AreaSource | undefined;
}

export function countryOptions(search: string) {
  return queryOptions({
    queryKey: [...queryRoots.installation, 'countries', search],
    queryFn: async ({ signal }) =>
      (await api.agroevidence.supportedCountries.list({ query: search === '' ? {} : { search }, signal })).rows,
    staleTime: 300_000,
  });
}

/** What is in a land file; for a farm that is there, also how much of it the farm has already. */
export type LandFileTold = LandFileReport & { readonly alreadyThere?: number };

/** What was read in files for a farm that is there. */
export const landFileKey = (farmId: number) => [...queryRoots.farm(farmId), 'land-file'] as const;

/** What the server reads in the file; asked again with every other country and whatever else is chosen. */
export function useLandFileReport(
  choice: LandFileChoice | undefined,
  countryCode: string | undefined,
  farmId?: number,
): UseQueryResult<LandFileTold> {
  return useQuery({
    queryKey: [
      ...(farmId === undefined ? [...queryRoots.account, 'land-file'] : landFileKey(farmId)),
      choice?.key,
      countryCode,
      choice?.layer,
      choice?.nameColumn,
      choice?.coordinateSystem,
      choice?.areaSource,
    ],
    enabled: choice !== undefined && countryCode !== undefined,
    // Of a farm it says how much is there already, which changes with its parcels; of none nothing does.
    staleTime: farmId === undefined ? 'static' : Infinity,
    gcTime: 60_000,
    meta: inNoLanguage,
    placeholderData: (before, query) => (query?.queryKey.includes(choice?.key) ? before : undefined),
    queryFn: ({ signal }): Promise<LandFileTold> => {
      if (!choice || countryCode === undefined) throw new Error('There is nothing to validate');
      if (farmId !== undefined) {
        const query = choiceQuery(choice);
        return api.agroevidence.imports.validateFile({
          params: { id: farmId },
          query,
          file: choice.file,
          farmIds: [farmId],
          signal,
        });
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
      return { ...farm, isToBeFollowed: farm.importId !== null && !(await isSoonDone(queries, farm.importId)) };
    },
    meta: waitsForEvents,
    onSuccess: (farm) => {
      queries.removeQueries({ queryKey: farmKeys.list });
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

/** Whether an import ends, as events tell, before anybody would look, and there is nothing to read about it. */
function isSoonDone(queries: QueryClient, importId: number): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new QueryObserver(queries, importOptions(importId));
    const end = (isDone: boolean): void => {
      clearTimeout(timer);
      observer.destroy();
      resolve(isDone);
    };
    const timer = setTimeout(() => {
      end(false);
    }, soonMs);
    observer.subscribe(({ data, error }) => {
      if (error) end(false);
      else if (data && !isUnderWay(data)) end(isNothingToRead(data));
    });
  });
}

export const importKeys = {
  /** Imports by their own number, of whichever farm. */
  one: [...queryRoots.account, 'imports'] as const,
  list: (farmId: number) => [...queryRoots.farm(farmId), 'imports'] as const,
};

/** One import, or the newest of the user's where none is named. */
export function importOptions(id: number | undefined) {
  return queryOptions({
    queryKey: [...importKeys.one, id ?? 'newest'],
    meta: ofWork,
    queryFn: async ({ signal }) => {
      const asked = id ?? (await newestImport(signal));
      return asked === undefined
        ? null
        : api.agroevidence.imports.read({ params: { id: asked }, farmIds: 'all', signal });
    },
  });
}

async function newestImport(signal: AbortSignal): Promise<number | undefined> {
  const { rows } = await api.agroevidence.imports.list({ query: { 'per-page': 1 }, farmIds: 'all', signal });
  return rows[0]?.id;
}

export function useRetryImport(): UseMutationResult<Import, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => api.agroevidence.imports.retry({ params: { id }, farmIds: 'all' }),
    onSuccess: ({ farmId }) => renewImports(queries, farmId),
  });
}

/** Asks anew for the imports of a farm, by whatever they are known. */
export async function renewImports(queries: QueryClient, farmId: number): Promise<void> {
  await Promise.all(
    [importKeys.one, importKeys.list(farmId)].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}

/** Begins to compare a farm that is there with a file. */
export function useCompareLand(
  farmId: number,
  onBegun: (update: LandUpdate) => void,
): UseMutationResult<LandUpdate, Error, LandFileChoice> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (choice: LandFileChoice) =>
      api.agroevidence.landUpdates.beginFromFile({
        params: { id: farmId },
        query: choiceQuery(choice),
        file: choice.file,
        farmIds: [farmId],
      }),
    onSuccess: onBegun,
    onSettled: () => queries.invalidateQueries({ queryKey: landUpdateListKey(farmId) }),
  });
}

/** The imports of a farm, newest first. */
export function farmImportsOptions(farmId: number) {
  return queryOptions({
    queryKey: importKeys.list(farmId),
    meta: ofWork,
    queryFn: async ({ signal }) => (await api.agroevidence.imports.list({ farmIds: [farmId], signal })).rows,
  });
}

export function useTakeBackImport(): UseMutationResult<Import, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => api.agroevidence.imports.takeBack({ params: { id }, farmIds: 'all' }),
    onSuccess: async ({ farmId }) => {
      await queries.invalidateQueries({ queryKey: importKeys.one });
      await queries.invalidateQueries({ queryKey: queryRoots.farm(farmId) });
    },
  });
}

interface ChoiceQuery {
  readonly layer?: string;
  readonly 'name-column'?: string;
  readonly 'coordinate-system'?: number;
  readonly 'area-source'?: AreaSource;
}

function choiceQuery({ layer, nameColumn, coordinateSystem, areaSource }: LandFileChoice): ChoiceQuery {
  return {
    ...(coordinateSystem !== undefined && { 'coordinate-system': coordinateSystem }),
    ...(layer !== undefined && { layer }),
    ...(nameColumn !== undefined && { 'name-column': nameColumn }),
    ...(areaSource !== undefined && { 'area-source': areaSource }),
  };
}
