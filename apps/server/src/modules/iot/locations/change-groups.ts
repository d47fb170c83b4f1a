import type { ChangedLocationGroup, RetiredLocationGroup } from '@brazda/contract/iot/locations.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { requireFarm } from '#server/modules/agroevidence/public.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { changeGroupRow, insertGroup, lockGroups, type StoredGroup } from './location-groups.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** Adds a group to a farm. Throws `farm.notFound` and `locationGroup.nameTaken`. */
export function createGroup(
  services: Needs,
  who: Who,
  { farmId, name }: { readonly farmId: number; readonly name: string },
  keep: KeepAnswer<ChangedLocationGroup>,
): Promise<Kept<ChangedLocationGroup>> {
  return changeFarms(services, who, async (tx) => {
    await requireFarm(tx, who, farmId, 'farm.manage');
    const made = await insertGroup(tx, farmId, name);
    const changeId = await tellOf(tx, 'locationGroup.created', made);
    return keep(tx, { ...made, locations: 0, changeId });
  });
}

/**
 * Gives a group another name; null where it is called so already. Throws `locationGroup.notFound`,
 * `locationGroup.nameTaken`, and `record.changed` with the group as it is now.
 */
export async function renameGroup(
  services: Needs,
  who: Who,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  name: string,
  current: () => Promise<unknown>,
): Promise<number | null> {
  const changeId = await changeFarms(services, who, async (tx) => {
    const group = await requireGroup(tx, id);
    if (version !== undefined && version !== group.version) return undefined;
    if (group.name === name) return null;
    await changeGroupRow(tx, group, { name });
    return tellOf(tx, 'locationGroup.renamed', { ...group, name }, group.name);
  });
  if (changeId === undefined) throw new Failure('record.changed', { current: await current() });
  return changeId;
}

/** Puts a group away; the places that were in it stay. Throws `locationGroup.notFound`. */
export function retireGroup(services: Needs, who: Who, id: number): Promise<RetiredLocationGroup> {
  return changeFarms(services, who, async (tx) => {
    const group = await requireGroup(tx, id);
    await changeGroupRow(tx, group, { retiredAt: tx.at });
    return { changeId: await tellOf(tx, 'locationGroup.retired', group) };
  });
}

async function requireGroup(tx: ToldChange, id: number): Promise<StoredGroup> {
  const [group] = await lockGroups(tx, [id]);
  if (!group) throw new Failure('locationGroup.notFound');
  return group;
}

function tellOf(
  tx: ToldChange,
  action: 'locationGroup.created' | 'locationGroup.renamed' | 'locationGroup.retired',
  { farmId, id, name }: StoredGroup,
  nameBefore?: string,
): Promise<number> {
  const detail = { locationGroupId: id, name, ...(nameBefore !== undefined && { nameBefore }) };
  return tx.tell({ action, farmId, detail }, { farmId, topic: 'nodes.changed' });
}
