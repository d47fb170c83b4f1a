import type { CropsImported } from '@brazda/contract/agroevidence/crops.ts';
import { cropColors } from '@brazda/domain/crop-colors.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { inPortions } from '#server/db/in-portions.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import type { Upload } from '#server/http/uploads.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import {
  holdOwnCrops,
  insertOwnCrops,
  updateOwnCrops,
  type OwnCropFacts,
  type OwnCropRow,
} from './own-crops.repository.ts';
import { heardOfCrops } from './change-crop.ts';
import { readCropFile, type FileCrop } from './read-crop-file.ts';

const mostFaultsTold = 100;

/**
 * Adds the crops of a file to those of a farm, and changes those that it has by their name; all of it, or nothing. Throws
 * `farm.oneNeeded`, and `cropFile.invalid` with what is wrong in which row.
 */
export async function importCrops(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  file: Upload,
  keep: KeepAnswer<CropsImported>,
): Promise<Kept<CropsImported>> {
  const farmId = oneFarm(who);
  const { items, faults } = await readCropFile(file.bytes);
  if (faults.length > 0) throw new Failure('cropFile.invalid', { fields: faults.slice(0, mostFaultsTold) });
  return changeFarms(services, who, async (tx) => keep(tx, await takeOver(tx, farmId, items)));
}

type ChangedCrop = OwnCropFacts & { readonly id: number; readonly isRetired: boolean };

async function takeOver(tx: ToldChange, farmId: number, crops: readonly FileCrop[]): Promise<CropsImported> {
  const present = (await holdOwnCrops(tx, farmId)).filter(({ isRetired }) => !isRetired);
  const byName = new Map(present.map((crop) => [crop.name.toLowerCase(), crop]));
  const created: OwnCropFacts[] = [];
  const changed: ChangedCrop[] = [];
  for (const crop of crops) {
    const before = byName.get(crop.name.toLowerCase());
    if (!before) created.push(newCrop(crop, present.length + created.length));
    else if (isOther(crop, before)) changed.push(afterFile(crop, before));
  }
  await inPortions(created, (some) => insertOwnCrops(tx, farmId, some));
  await inPortions(changed, (some) => updateOwnCrops(tx, farmId, some, tx.at));
  const counts = { created: created.length, changed: changed.length };
  const isSame = created.length + changed.length === 0;
  const changeId = isSame ? null : await tellImport(tx, farmId, counts);
  return { ...counts, unchanged: crops.length - created.length - changed.length, changeId };
}

async function tellImport(
  tx: ToldChange,
  farmId: number,
  counts: { readonly created: number; readonly changed: number },
): Promise<number> {
  const heard = await heardOfCrops(tx, farmId, counts.changed > 0);
  return tx.tell({ action: 'crops.imported', farmId, detail: counts }, ...heard);
}

/** A crop without a colour gets the next of those that can be told apart. */
function newCrop(crop: FileCrop, place: number): OwnCropFacts {
  const color = crop.color ?? cropColors[place % cropColors.length] ?? { red: 0, green: 0, blue: 0 };
  return { ...color, ...saidFacts(crop, { externalId: null, eppo: null, validFrom: null, validTo: null }) };
}

function afterFile(crop: FileCrop, { id, isRetired, red, green, blue, ...before }: OwnCropRow): ChangedCrop {
  return { id, isRetired, ...(crop.color ?? { red, green, blue }), ...saidFacts(crop, before) };
}

type Told = Pick<OwnCropFacts, 'externalId' | 'eppo' | 'validFrom' | 'validTo'>;

/** What the file does not say stays as it was. */
function saidFacts(crop: FileCrop, before: Told): Told & Pick<OwnCropFacts, 'name'> {
  const { name, externalId = before.externalId, validFrom = before.validFrom, validTo = before.validTo } = crop;
  const eppo = crop.eppo === undefined ? before.eppo : (crop.eppo?.toUpperCase() ?? null);
  return { name, externalId, eppo, validFrom, validTo };
}

function isOther(crop: FileCrop, before: OwnCropRow): boolean {
  return !holdsAlready(before, afterFile(crop, before));
}
