import { entities } from '@brazda/contract/entities.ts';
import { modules } from '../modules.ts';
import type { Ids, ModuleCanary, OwnedFarm } from './module-canary.ts';
import type { TestApp } from './start-app.ts';

/** What each module of the program brings, in their order. */
export const canaries: readonly ModuleCanary[] = await Promise.all(modules.map(({ name }) => canaryOf(name)));

/** One of each thing that ids name, made on an ordinary farm. */
export function makeOrdinaryIds(started: TestApp, of: OwnedFarm): Promise<Ids> {
  return idsOf(of, ({ makeOrdinary }) => makeOrdinary(started, of));
}

/** Canaries in every table of the farm; one id of each kind. */
export function fillWithCanaries(started: TestApp, of: OwnedFarm): Promise<Ids> {
  return idsOf(of, ({ fill }) => fill(started, of));
}

async function idsOf(
  { user, farm }: OwnedFarm,
  idsFrom: (canary: ModuleCanary) => Promise<Partial<Ids>>,
): Promise<Ids> {
  let ids: Partial<Record<keyof Ids, number>> = { user: user.id, farm: farm.id };
  for (const canary of canaries) ids = { ...ids, ...(await idsFrom(canary)) };
  if (!isComplete(ids)) {
    const missing = entities.filter((entity) => ids[entity] === undefined);
    throw new Error(`No module's canary gives an id of: ${missing.join(', ')}`);
  }
  return ids;
}

function isComplete(ids: Partial<Ids>): ids is Ids {
  return entities.every((entity) => ids[entity] !== undefined);
}

async function canaryOf(module: string): Promise<ModuleCanary> {
  const path = `../modules/${module}/${module}.canary.ts`;
  const file = (await import(path).catch((cause: unknown) => {
    throw new Error(`The module ${module} brings no canary: it needs modules/${module}/${module}.canary.ts`, { cause });
  })) as { readonly canary: ModuleCanary };
  return file.canary;
}
