import type { Catalogue, CatalogueCrop, catalogues } from '@brazda/contract/agroevidence/crops.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { countByKind } from '../materials/materials.repository.ts';
import type { CropCatalogue } from './crop-catalogue.ts';
import { findCropUse, type CropRow } from './crops.repository.ts';
import { catalogueCropView, isNoCrop, nameOf, ownCropView } from './crops.view.ts';
import { findOwnCrops } from './own-crops.repository.ts';

type Needs = Pick<Services, 'database'>;
export type CropExport = z.output<typeof catalogues.exportCrops.query>;
export type CropChoice = Omit<CropExport, 'format'>;
type CropQuery = z.output<typeof catalogues.crops.query>;

/** A crop with all that it is found by, as searches compare it. */
interface FoundBy {
  readonly crop: CatalogueCrop;
  /** As it is sorted among others. */
  readonly name: string;
  readonly keys: readonly string[];
  /** Whether it stands for that nothing is to grow. */
  readonly isNone: boolean;
}

/** A crop with its name as people read it. */
export type ChosenCrop = CatalogueCrop & { readonly writtenName: string };

/** One page of the crops that can be grown. */
export async function readCrops(
  needs: Needs,
  catalogue: CropCatalogue,
  who: Who,
  query: CropQuery,
): Promise<{ rows: CatalogueCrop[]; total: number }> {
  const chosen = await chooseCrops(needs, catalogue, who, query);
  const sorted =
    query['sort-col'] === 'name' ? byName(chosen, who.language) : byUse(chosen, who.language, query.search);
  if (query['sort-dir'] === 'desc') sorted.reverse();
  const begin = (query.page - 1) * query['per-page'];
  return { rows: sorted.slice(begin, begin + query['per-page']).map(({ crop }) => crop), total: sorted.length };
}

/** All that are chosen, by their names: as a file lists them. */
export async function readChosenCrops(
  needs: Needs,
  catalogue: CropCatalogue,
  who: Who,
  choice: CropChoice,
): Promise<ChosenCrop[]> {
  const chosen = byName(await chooseCrops(needs, catalogue, who, choice), who.language);
  return chosen.map(({ crop, name }) => ({ ...crop, writtenName: name }));
}

async function chooseCrops(
  { database }: Needs,
  catalogue: CropCatalogue,
  who: Who,
  choice: CropChoice,
): Promise<FoundBy[]> {
  const words = wordsOf(choice.search);
  const all = await allCrops(readingOf(database, who), catalogue, who.language);
  return all.filter(
    (found) => (choice['include-no-crop'] || !found.isNone) && isChosen(found.crop, choice) && isFound(found, words),
  );
}

async function allCrops(farms: FarmReading, catalogue: CropCatalogue, language: Language): Promise<FoundBy[]> {
  const [crops, own, use] = await Promise.all([catalogue.all(farms), findOwnCrops(farms), findCropUse(farms)]);
  const ofCatalogue = Array.from(crops.values(), (crop) => ({
    crop: catalogueCropView(crop, language, use.get(crop.id) ?? 0),
    name: nameOf(crop, language),
    keys: keysOf(crop),
    isNone: isNoCrop(crop),
  }));
  const ofFarms = own.map((crop) => ({
    crop: ownCropView(crop, use.get(crop.id) ?? 0),
    name: crop.name,
    keys: [crop.name, crop.externalId, crop.eppo].flatMap((key) => (key === null ? [] : [foldText(key)])),
    isNone: false,
  }));
  return [...ofCatalogue, ...ofFarms];
}

/** Names in every language, as registers write it, and the codes. */
function keysOf({ names, registerNames, registryCode, eppo }: CropRow): string[] {
  const codes = [registryCode, eppo].filter((code) => code !== null);
  return [...Object.values(names), ...registerNames, ...codes].map(foldText);
}

function isChosen(crop: CatalogueCrop, choice: CropChoice): boolean {
  const day = choice['valid-on'];
  const isStated = (choice.status ?? ['OPEN']).includes(crop.status);
  const isOfType = choice.type?.includes(crop.catalogueType) ?? true;
  const isValid = day === undefined || ((crop.validFrom ?? day) <= day && day <= (crop.validTo ?? day));
  return isStated && isOfType && isValid;
}

function wordsOf(search = ''): readonly string[] {
  return foldText(search).split(' ').filter(Boolean);
}

/** All words stand in one of the names, or in a code. */
function isFound({ keys }: FoundBy, words: readonly string[]): boolean {
  return words.length === 0 || keys.some((key) => words.every((word) => key.includes(word)));
}

function byName(crops: readonly FoundBy[], language: Language): FoundBy[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return crops.toSorted((one, other) => compare(one.name, other.name) || one.crop.id - other.crop.id);
}

/** Of a search first those whose name begins with it, then those that do so in another language; then what the farm grows most. */
function byUse(crops: readonly FoundBy[], language: Language, search = ''): FoundBy[] {
  const searched = foldText(search);
  const rank = ({ name, keys }: FoundBy): number => {
    if (foldText(name).startsWith(searched)) return 0;
    return keys.some((key) => key.startsWith(searched)) ? 1 : 2;
  };
  return byName(crops, language).sort(
    (one, other) => rank(one) - rank(other) || other.crop.usedOnParcels - one.crop.usedOnParcels,
  );
}

/** The catalogues that there are, and how much is in each. */
export async function readCatalogues({ database }: Needs, catalogue: CropCatalogue, who: Who): Promise<Catalogue[]> {
  const farms = readingOf(database, who);
  const [crops, own, materials] = await Promise.all([catalogue.all(farms), findOwnCrops(farms), countByKind(farms)]);
  const publicItems = Array.from(crops.values()).filter((crop) => !isNoCrop(crop)).length;
  const ofKinds = materialCatalogues.map(([key, kind]) => ({
    key,
    ...(materials.find((counts) => counts.kind === kind)?.counts ?? { publicItems: 0, privateItems: 0 }),
  }));
  return [{ key: 'crops', publicItems, privateItems: own.filter(({ isRetired }) => !isRetired).length }, ...ofKinds];
}

const materialCatalogues = [
  ['fertilizers', 'FERTILIZER'],
  ['plantProtection', 'PLANT_PROTECTION'],
  ['seeds', 'SEED'],
] as const;
