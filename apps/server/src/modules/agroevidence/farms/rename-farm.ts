import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { changeFarmRow, findFarmForChange, isOwner, type FarmRow } from '../../core/public.ts';
import { farmView } from './farms.view.ts';
import { readFarm } from './read-farms.ts';

/** Gives a farm another name. Throws `farm.notFound`, and `farm.ownersOnly` for whoever does not own it. */
export async function renameFarm(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  farmId: number,
  name: string,
): Promise<Farm> {
  await changeFarms(services, who, async (tx) => {
    const farm = await ownedFarm(tx, who, farmId);
    if (farm.name === name) return;
    await changeFarmRow(tx, farmId, { name });
    const detail = { nameBefore: farm.name, name };
    await tx.tell({ action: 'farm.changed', farmId, detail }, { farmId, topic: 'farm.changed' });
  });
  const { farm, map } = await readFarm(services.database, who, farmId);
  return farmView(farm, map);
}

/** A farm in scope that whoever asks owns, held until the transaction ends. Throws `farm.notFound` and `farm.ownersOnly`. */
export async function ownedFarm(tx: FarmChange, who: Who, farmId: number): Promise<FarmRow> {
  const farm = await findFarmForChange(tx, farmId);
  if (!farm) throw new Failure('farm.notFound');
  if (!(await isOwner(tx, farmId, who.userId))) throw new Failure('farm.ownersOnly');
  return farm;
}
