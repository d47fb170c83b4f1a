import type { CropAlias } from '@brazda/contract/agroevidence/crop-aliases.ts';
import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { alikeNames, type FindAlike } from '@brazda/domain/alike-names.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue, CropsById } from '../crops/crop-catalogue.ts';
import { cropView } from '../crops/crops.view.ts';
import { findOwnCrops, type OwnCropRow } from '../crops/own-crops.repository.ts';
import { findAliases, findRecordedNames, type RecordedName } from './crop-aliases.repository.ts';

const mostSuggestions = 3;

type AliasOfFarm = Omit<CropAlias, 'crop' | 'suggestions'> & { readonly cropId: number | null };

/** A page of the names that no catalogue knows for certain: those to be asked about by their land, then the learned ones. */
export async function readCropAliases(
  { database }: Pick<Services, 'database'>,
  catalogue: CropCatalogue,
  who: Who,
  { page, 'per-page': perPage }: { readonly page: number; readonly 'per-page': number },
): Promise<{ readonly rows: CropAlias[]; readonly total: number }> {
  const farms = readingOf(database, who);
  const all = await allAliases(farms);
  const shown = all.slice((page - 1) * perPage, page * perPage);
  if (shown.length === 0) return { rows: [], total: all.length };
  const crops = await readKnownCrops(farms, catalogue);
  const viewOf = viewsOf(crops, who.language);
  const suggest = shown.some(({ isLearned }) => !isLearned) ? alikeNames(namesOf(crops)) : () => [];
  return { rows: shown.map((alias) => aliasView(alias, viewOf, suggest)), total: all.length };
}

function aliasView({ cropId, ...alias }: AliasOfFarm, viewOf: CropView, suggest: FindAlike): CropAlias {
  const suggestions = alias.isLearned ? [] : suggest(alias.name, mostSuggestions);
  return {
    ...alias,
    crop: cropId === null ? null : viewOf(cropId),
    suggestions: suggestions.map(viewOf),
  };
}

async function allAliases(farms: FarmReading): Promise<AliasOfFarm[]> {
  const [recorded, learned] = await Promise.all([findRecordedNames(farms), findAliases(farms)]);
  const keyOf = (farmId: number, nameKey: string): string => `${farmId} ${nameKey}`;
  const isLearned = new Set(learned.map(({ farmId, nameKey }) => keyOf(farmId, nameKey)));
  const names = groupedBy(recorded, ({ farmId, name }) => keyOf(farmId, foldText(name)));
  const toAsk = [...names].flatMap(([key, spellings]) => (isLearned.has(key) ? [] : together(spellings)));
  const known = learned.map(({ farmId, name, nameKey, cropId }) => {
    const [land] = together(names.get(keyOf(farmId, nameKey)) ?? []);
    return { farmId, name, cropId, parcels: land?.parcels ?? 0, area: land?.area ?? 0, isLearned: true };
  });
  return [...toAsk, ...known];
}

/** A name in all its spellings; none where there are none. */
function together(spellings: readonly RecordedName[]): AliasOfFarm[] {
  const [first] = spellings;
  if (!first) return [];
  const { farmId, name } = first;
  const parcels = spellings.reduce((sum, spelling) => sum + spelling.parcels, 0);
  const areaM2 = spellings.reduce((sum, spelling) => sum + spelling.areaM2, 0);
  const cropId = spellings.find((spelling) => spelling.cropId !== null)?.cropId ?? null;
  return [{ farmId, name, cropId, parcels, area: roundedHectares(hectares(areaM2)), isLearned: false }];
}

interface KnownCrops {
  readonly crops: CropsById;
  readonly own: readonly OwnCropRow[];
}

async function readKnownCrops(farms: FarmReading, catalogue: CropCatalogue): Promise<KnownCrops> {
  const [crops, own] = await Promise.all([catalogue.all(farms), findOwnCrops(farms)]);
  return { crops, own };
}

type CropView = (id: number) => Crop;

/** Crops of the catalogue and the farms' own, as a reader of a language is told of them. */
export async function cropViews(farms: FarmReading, catalogue: CropCatalogue, language: Language): Promise<CropView> {
  return viewsOf(await readKnownCrops(farms, catalogue), language);
}

function viewsOf({ crops, own }: KnownCrops, language: Language): CropView {
  const ownById = new Map(own.map((crop) => [crop.id, crop]));
  return (id) => cropView({ cropId: id, ownCrop: ownById.get(id) ?? null, cropName: '' }, { crops, language });
}

/** By every name that a crop has in a language or a register; own ones that were put away are not chosen anew. */
function namesOf({ crops, own }: KnownCrops): { readonly id: number; readonly name: string }[] {
  const ofCatalogue = Array.from(crops.values()).flatMap(({ id, names, registerNames }) =>
    [...Object.values(names), ...registerNames].map((name) => ({ id, name })),
  );
  return [...ofCatalogue, ...own.filter(({ isRetired }) => !isRetired)];
}
