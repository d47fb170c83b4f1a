import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import type { Services } from '#server/services.ts';
import { lockGroups } from './location-groups.repository.ts';
import { changeLocationRow, type StoredLocation } from './locations.repository.ts';
import { requireLocation } from './require-location.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/**
 * Gives a place another name; null where it is called so already. Throws `location.notFound` and `record.changed` with the
 * place as it is now.
 */
export async function renameLocation(
  services: Needs,
  who: Who,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  name: string,
  current: () => Promise<unknown>,
): Promise<number | null> {
  const changeId = await changeFarms(services, who, async (tx) => {
    const location = await requireLocation(tx, id);
    if (version !== undefined && version !== location.version) return undefined;
    if (location.name === name) return null;
    await changeLocationRow(tx, location, { name });
    return tellOf(tx, { ...location, name }, { nameBefore: location.name });
  });
  if (changeId === undefined) throw new Failure('record.changed', { current: await current() });
  return changeId;
}

/** Says which groups a place is in; null where it was so already. Throws `location.notFound` and `locationGroup.notFound`. */
export function setLocationGroups(
  services: Needs,
  who: Who,
  id: number,
  groupIds: readonly number[],
): Promise<number | null> {
  return changeFarms(services, who, async (tx) => {
    const location = await requireLocation(tx, id);
    const wanted = [...new Set(groupIds)].toSorted((one, other) => one - other);
    const groups = (await lockGroups(tx, wanted)).filter(({ farmId }) => farmId === location.farmId);
    if (groups.length < wanted.length) throw new Failure('locationGroup.notFound');
    if (holdsAlready(location, { groupIds: wanted })) return null;
    await changeLocationRow(tx, location, { groupIds: wanted });
    return tellOf(tx, location, { groups: groups.map(({ name }) => name).join(', ') });
  });
}

function tellOf(
  tx: ToldChange,
  { farmId, id, name }: StoredLocation,
  more: Readonly<Record<string, string>>,
): Promise<number> {
  const detail = { locationId: id, name, ...more };
  return tx.tell({ action: 'location.changed', farmId, detail }, { farmId, topic: 'nodes.changed' });
}
