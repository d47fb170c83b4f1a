import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { withFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { changeFarmRow, findFarmForChange, isOwner, type FarmRow } from '../../core/public.ts';
import { farmView } from './farms.view.ts';
import { readFarm } from './read-farms.ts';

/** Gives a farm another name. Throws `farm.notFound`, and `farm.ownersOnly` for whoever does not own it. */
export async function renameFarm(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  farmId: number,
  name: string,
): Promise<Farm> {
  await withFarms(database, who, async (tx) => {
    const farm = await ownedFarm(tx, who, farmId);
    if (farm.name === name) return;
    await changeFarmRow(tx, farmId, { name });
    const detail = { nameBefore: farm.name, name };
    await recordAudit(tx, who, { action: 'farm.changed', farmId, detail }, clock.now());
    await recordEvent(tx, { farmId, topic: 'farm.changed' });
  });
  const { farm, map } = await readFarm(database, who, farmId);
  return farmView(farm, map);
}

/** A farm in scope that whoever asks owns, held until the transaction ends. Throws `farm.notFound` and `farm.ownersOnly`. */
export async function ownedFarm(tx: FarmTransaction, who: Who, farmId: number): Promise<FarmRow> {
  const farm = await findFarmForChange(tx, farmId);
  if (!farm) throw new Failure('farm.notFound');
  if (!(await isOwner(tx, farmId, who.userId))) throw new Failure('farm.ownersOnly');
  return farm;
}
