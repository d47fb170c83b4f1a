import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { isWithoutAnswer } from '#web/lib/offline/network.ts';
import { keptMeanwhile } from '#web/lib/offline/keeping.ts';
import { keepReadiness, trimAnswers } from '#web/lib/offline/kept-answers.ts';
import { nextTask } from '#web/lib/next-task.ts';
import { allCropsOptions } from '#web/parts/crop/crops.queries.ts';
import { farmListOptions, farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { membersOptions } from '#web/parts/farm/members.queries.ts';
import { ownOrganismsOptions } from '#web/parts/material/materials.queries.ts';
import { parcelMapOptions } from '#web/parts/parcel/parcel-map.queries.ts';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';
import { actionOptions, actionPageOptions } from '../actions.queries.ts';
import { queryOf, validateActionsSearch } from '../actions-search.ts';
import { ownMaterialsOptions, usedMaterialsOptions } from '../materials.queries.ts';
import { knownPackages } from '../packages.queries.ts';
import type { QueueOf } from './waiting-operation.ts';

const parts = ['farm', 'parcels', 'outlines', 'crops', 'materials', 'packages', 'actions', 'people'] as const;
/** What work in the field needs; the files of the application are kept by themselves. */
export type OfflinePart = (typeof parts)[number] | 'application';

/** Actions that are likely to be opened out there: each is a call of its own. */
const latest = 20;

/** Fetches what work in the field needs, and writes down what could not be had, or has no room on the device. */
export async function fetchAhead(queries: QueryClient, { owner, farmId }: QueueOf): Promise<null> {
  const missing: OfflinePart[] = [];
  for (const part of parts) {
    // One after the other, and others first: nobody has asked for it yet.
    await nextTask();
    try {
      const keeping = await keptMeanwhile(() => fetchers[part](queries, farmId));
      // What the device had already makes it no readier than it was.
      if (keeping === 'OLD') return null;
      if (keeping === 'NO_ROOM') missing.push(part);
    } catch (error) {
      if (isWithoutAnswer(error)) throw error;
      missing.push(part);
    }
  }
  await trimAnswers({ owner, farm: farmId });
  await keepReadiness({ owner, farm: farmId, at: Date.now(), missing });
  return null;
}

type Fetcher = (queries: QueryClient, farmId: number) => Promise<unknown>;

const fetchers: Readonly<Record<(typeof parts)[number], Fetcher>> = {
  farm: async (queries, farmId) => {
    await queries.query({ ...farmListOptions(), staleTime: 0 });
    await queries.query({ ...farmSettingsOptions(farmId), staleTime: 0 });
  },
  parcels: (queries, farmId) => queries.query({ ...parcelListOptions(farmId), staleTime: 0 }),
  outlines: (queries, farmId) => queries.query({ ...parcelMapOptions(farmId), staleTime: 0 }),
  crops: (queries, farmId) => queries.query({ ...allCropsOptions(farmId), staleTime: 0 }),
  materials: async (queries, farmId) => {
    await queries.query({ ...usedMaterialsOptions(farmId), staleTime: 0 });
    await queries.query({ ...ownMaterialsOptions(farmId), staleTime: 0 });
    await queries.query({ ...ownOrganismsOptions(farmId), staleTime: 0 });
  },
  packages: (_queries, farmId) => knownPackages(farmId),
  actions: async (queries, farmId) => {
    const query = queryOf(validateActionsSearch({}));
    const { rows } = await queries.query({ ...actionPageOptions(farmId, query, 1), staleTime: 0 });
    for (const { id } of rows.slice(0, latest))
      await queries.query({ ...actionOptions(farmId, id), staleTime: 60_000 });
  },
  people: async (queries, farmId) => {
    await queries.query({ ...membersOptions(farmId), staleTime: 0 });
    await api.agroevidence.actions.types({ farmIds: [farmId] });
  },
};
