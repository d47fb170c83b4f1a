import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { LandFileChoice } from '@brazda/contract/agroevidence/registration.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { importEnded } from './import-land.ts';
import type { TestApp } from './start-app.ts';
import type { TestApi } from './test-api.ts';

export interface RegistryFarm {
  readonly api: TestApi;
  readonly farmId: number;
}

/** A farm with the blocks of the registry, as they were imported. */
export async function makeRegistryFarm(started: TestApp): Promise<RegistryFarm> {
  const api = started.api(await started.make.user());
  await api.agroevidence.eagri.signIn({ body: registryLogin });
  const farm = await api.agroevidence.registration.eagri({ body: { farmName: 'Statek', countryCode: 'CZ' } });
  await importEnded(api, farm.importId);
  return { api, farmId: farm.id };
}

/** Compares the farm with the registry and waits until that has ended. */
export async function compared(
  { api, farmId }: RegistryFarm,
  mode: LandUpdate['mode'] = 'REVIEW',
): Promise<LandUpdate> {
  const { id } = await api.agroevidence.landUpdates.begin({ params: { id: farmId }, query: { 'update-mode': mode } });
  return comparisonEnded(api, id);
}

/** Compares the farm with a file and waits until that has ended. */
export async function comparedWithFile(
  { api, farmId }: RegistryFarm,
  file: File,
  mode: LandUpdate['mode'] = 'REVIEW',
  choice: LandFileChoice = {},
): Promise<LandUpdate> {
  const query = { 'update-mode': mode, ...choice };
  const { id } = await api.agroevidence.landUpdates.beginFromFile({ params: { id: farmId }, query, file });
  return comparisonEnded(api, id);
}

/** Waits until an update waits for decisions, or has ended. */
export async function comparisonEnded(api: TestApi, id: number): Promise<LandUpdate> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const update = await api.agroevidence.landUpdates.read({ params: { id } });
    if (update.state !== 'WAITING' && update.state !== 'IN_PROGRESS') return update;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The comparison does not end');
}

/** All parcels of the farm, also those that have ended, by their ids. */
export async function parcelsOf({ api }: RegistryFarm): Promise<Parcel[]> {
  const query = { 'per-page': 1000, status: ['OPEN' as const, 'RETIRED' as const] };
  const { rows } = await api.agroevidence.parcels.list({ query });
  return rows.toSorted((a, b) => a.id - b.id);
}

export async function rename({ api }: RegistryFarm, { id }: Parcel, name: string): Promise<void> {
  await api.agroevidence.parcels.change({ params: { id }, body: { name } });
}

/** The short code by which the registry knows a block within its square. */
export function codeOf({ blockNumber }: Pick<Parcel, 'blockNumber'>): string {
  return blockNumber?.split(' ').at(-1) ?? '';
}
