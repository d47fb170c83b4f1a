import type { Farm, FarmContents, RetiredFarm } from '@brazda/contract/agroevidence/farms.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import { eachApart } from '#server/concurrency/each-apart.ts';
import { withEndingFarm, withFarms, withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import {
  deleteRetiredFarm,
  farmsRetiredBefore,
  findOwnedFarm,
  membersOfFarm,
  restoreFarmRow,
  retiredFarmsOf,
  retireFarmRow,
  type RetiredFarmRow,
} from '../../core/public.ts';
import { countContents } from './farm-contents.repository.ts';
import { farmView } from './farms.view.ts';
import { readFarm } from './read-farms.ts';
import { requireFarm } from './rename-farm.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge' | 'signedInUsers'>;

/** How long a deleted farm lies still before it goes for good. */
const restDays = 30;
const restMilliseconds = restDays * 86_400_000;

/** What would be lost with a farm. Throws `farm.notFound`. */
export async function readContents(
  { database }: Pick<Services, 'database'>,
  who: Who,
  farmId: number,
): Promise<FarmContents> {
  await readFarm(database, who, farmId);
  return withFarms(database, who, (tx) => countContents(tx, farmId));
}

/**
 * Deletes a farm for whoever owns it and repeats its name: it is nobody's at once, and goes for good when its owners have
 * not brought it back in time. Throws `farm.notFound`, `farm.notAllowed` and `farm.nameDiffers`.
 */
export async function retireFarm(services: Needs, who: Who, farmId: number, name: string): Promise<RetiredFarm> {
  const { farm, retiredAt } = await changeFarms(services, who, async (tx) => {
    const found = await requireFarm(tx, who, farmId, 'farm.delete');
    if (found.name.trim() !== name.trim()) throw new Failure('farm.nameDiffers');
    await retireFarmRow(tx, farmId, tx.at);
    const { parcels } = await countContents(tx, farmId);
    await tx.tell({ action: 'farm.retired', farmId, detail: { parcels } }, { farmId, topic: 'farm.changed' });
    return { farm: found, retiredAt: tx.at };
  });
  await forgetMembers(services, farmId);
  return retiredFarmView({ ...farm, retiredAt });
}

/** The deleted farms that whoever asks can bring back. */
export async function readRetiredFarms({ database, clock }: Needs, who: Who): Promise<RetiredFarm[]> {
  const rows = await withSystem(database, (tx) => retiredFarmsOf(tx, who.userId, lastToRest(clock.now())));
  return rows.map(retiredFarmView);
}

/** Brings a deleted farm back. Throws `farm.notFound` for whoever does not own it, and `farm.notRetired`. */
export async function restoreFarm(services: Needs, who: Who, farmId: number): Promise<Farm> {
  const { database, clock } = services;
  const now = clock.now();
  await withSystem(database, async (tx) => {
    const farm = await findOwnedFarm(tx, farmId, who.userId);
    if (!farm) throw new Failure('farm.notFound');
    if (!farm.retiredAt || farm.retiredAt <= lastToRest(now)) throw new Failure('farm.notRetired');
    await restoreFarmRow(tx, farmId);
    await recordAudit(tx, who, { action: 'farm.restored', farmId }, now);
    for (const { userId } of await membersOfFarm(tx, farmId)) {
      await recordEvent(tx, { topic: 'memberships.changed', userId });
    }
  });
  await forgetMembers(services, farmId);
  services.nudge();
  const { farm, map } = await readFarm(database, { memberships: [farmId], farmIds: [farmId] }, farmId);
  return farmView(farm, map, 'owner');
}

/** Removes for good what was deleted long enough ago; one farm after the other, each whole or not at all. */
export async function sweepRetiredFarms({
  database,
  clock,
  endFarm,
}: Pick<Services, 'database' | 'clock' | 'endFarm'>): Promise<void> {
  const now = clock.now();
  const before = lastToRest(now);
  await eachApart(await withSystem(database, (tx) => farmsRetiredBefore(tx, before)), (farmId) =>
    withEndingFarm(
      database,
      farmId,
      (tx) => endFarm(tx, farmId),
      async (tx) => {
        if (!(await deleteRetiredFarm(tx, farmId, before))) throw new Error(`The farm ${farmId} was brought back`);
        await recordAudit(tx, nobody, { action: 'farm.deleted', farmId }, now);
      },
    ),
  );
}

/** Whoever belongs to a farm: what is remembered of their farms is not true any more. */
async function forgetMembers({ database, signedInUsers }: Needs, farmId: number): Promise<void> {
  const members = await withSystem(database, (tx) => membersOfFarm(tx, farmId));
  await Promise.all(members.map(({ userId }) => signedInUsers.forgetUser(userId)));
}

function lastToRest(now: Date): Date {
  return new Date(now.getTime() - restMilliseconds);
}

function retiredFarmView({ id, name, countryCode, retiredAt }: RetiredFarmRow): RetiredFarm {
  const goesAt = new Date(retiredAt.getTime() + restMilliseconds);
  return { id, name, countryCode, retiredAt: retiredAt.toISOString(), goesAt: goesAt.toISOString() };
}
