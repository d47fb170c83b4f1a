import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import type { PossibleActor } from '#server/audit/record-audit.ts';
import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import { keepNothing } from '#server/request-keys/request-keys.ts';
import { createCropCatalogue } from '../crops/crop-catalogue.ts';
import { recordAction, type ActionNeeds } from './record-action.ts';
import { findSeededNumbers, findSeededParcels, type SeededParcel } from './seeded-ground.repository.ts';

/** What the work of a farm that is made as a whole can name: its land, crops by their keys, materials by key or by name. */
export interface SeededGround {
  readonly parcels: readonly SeededParcel[];
  readonly crop: (key: string) => number;
  readonly material: (name: string) => number;
}

/**
 * Records work one after another, as somebody of the farm would, until it is stopped: with what was against it, and each with
 * its history.
 */
export async function recordSeededWork(
  needs: ActionNeeds,
  who: PossibleActor & FarmScope,
  workOn: (ground: SeededGround) => readonly NewAction[],
  stopping: AbortSignal,
): Promise<void> {
  const farms = readingOf(needs.database, who);
  const { crops, materials } = await findSeededNumbers(farms);
  const parcels = await findSeededParcels(farms);
  const told = { crops: await createCropCatalogue().all(farms), language: 'cs' } as const;
  const actions = workOn({ parcels, crop: numberOf(crops), material: numberOf(materials) });
  for (const action of actions) {
    if (stopping.aborted) return;
    await recordAction(needs, who, action, { told, keep: keepNothing });
  }
}

function numberOf(known: readonly { readonly name: string; readonly id: number }[]): (name: string) => number {
  const ids = new Map(known.map(({ name, id }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`Nothing is known as ${name}`);
    return id;
  };
}
