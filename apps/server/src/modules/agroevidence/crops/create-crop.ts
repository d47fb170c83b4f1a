import type { ChangedCrop, NewCrop } from '@brazda/contract/agroevidence/crops.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { ownCropView } from './crops.view.ts';
import { insertOwnCrops, type OwnCropFacts } from './own-crops.repository.ts';

/** Adds a crop of its own to a farm. Throws `farm.oneNeeded`, `crop.nameTaken` and `crop.daysReversed`. */
export function createCrop(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  crop: NewCrop,
  keep: KeepAnswer<ChangedCrop>,
): Promise<Kept<ChangedCrop>> {
  const farmId = oneFarm(who);
  return changeFarms(services, who, async (tx) => {
    const [created] = await insertOwnCrops(tx, farmId, [factsOf(crop)]);
    if (!created) throw new Error('The crop was not added');
    const detail = { cropId: created.id, name: created.name };
    const changeId = await tx.tell({ action: 'crop.created', farmId, detail }, { farmId, topic: 'crops.changed' });
    return keep(tx, { ...ownCropView(created, 0), changeId });
  });
}

/** Codes of EPPO are written in capitals; a code of nothing is none. */
export function factsOf({ color, externalId, eppo, ...facts }: NewCrop): OwnCropFacts {
  return { ...facts, ...color, externalId: externalId === '' ? null : externalId, eppo: eppo && eppo.toUpperCase() };
}
