import type { CropAliasToLearn, LearnedCropAlias } from '@brazda/contract/agroevidence/crop-aliases.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { requireCrops } from '../crops/crop-numbers.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import { findSpellings, keepAlias, knownAliases, recogniseRecorded } from './crop-aliases.repository.ts';
import { cropViews } from './read-crop-aliases.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>;

/**
 * Says which crop files mean by a name; who says another one later corrects it. What is recorded under the name becomes that
 * crop, unless somebody has recorded another one by hand. Throws `farm.oneNeeded`, `crop.notFound` and `crop.retired`.
 */
export async function learnCropAlias(
  { database, clock, nudgeFollowers }: Needs,
  catalogue: CropCatalogue,
  who: Who,
  { name, cropId }: CropAliasToLearn,
): Promise<LearnedCropAlias> {
  const farmId = oneFarm(who);
  const nameKey = foldText(name);
  const learned = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    await requireCrops(tx, farmId, [cropId]);
    const before = (await knownAliases(tx, farmId)).get(nameKey);
    const isNew = await keepAlias(tx, { farmId, name, nameKey, cropId });
    const spellings = (await findSpellings(tx, farmId, before)).filter((spelling) => foldText(spelling) === nameKey);
    const changed = await recogniseRecorded(tx, farmId, spellings, { before, cropId });
    if (!isNew && changed === 0) return { changed, changeId: null };
    const entry = { action: 'crop.recognised', farmId, detail: { cropId, said: name, changed } } as const;
    const revision = await revisionAfterChange(tx, farmId);
    const changeId = await tx.tell(
      entry,
      { farmId, topic: 'crops.changed' },
      { farmId, topic: 'parcels.changed', revision },
    );
    return { changed, changeId };
  });
  const viewOf = await cropViews(readingOf(database, { ...who, farmIds: [farmId] }), catalogue, who.language);
  return { name, crop: viewOf(cropId), ...learned };
}
