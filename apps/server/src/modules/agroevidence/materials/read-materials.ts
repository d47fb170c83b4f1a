import {
  mostSuggestions,
  type catalogueMaterials,
  type Fertilizer,
  type Material,
  type PlantProtection,
  type plantProtections,
  type Seed,
  type UsualShare,
} from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { requireKnownCrop } from '../crops/crop-numbers.ts';
import { findCropUse } from '../crops/crops.repository.ts';
import { findUsualShares } from './counted-shares.repository.ts';
import { readMaterials } from './known-materials.ts';
import { findMaterials, type ChosenMaterials } from './materials.repository.ts';
import { isFertilizer, isPlantProtection, isSeed, materialView } from './materials.view.ts';

type Needs = Pick<Services, 'database'>;
type SuggestionNeeds = Pick<Services, 'database' | 'clock'>;
type ListQuery = z.output<typeof catalogueMaterials.list.query>;
export type MaterialExport = z.output<typeof catalogueMaterials.exportFile.query>;
export type MaterialChoice = Omit<MaterialExport, 'format'>;
type Suggested = z.output<typeof plantProtections.suggestions.query>;

interface Page<T> {
  readonly rows: T[];
  readonly total: number;
}

/** One page of the materials of a kind. */
export async function readMaterialPage({ database }: Needs, who: Who, query: ListQuery): Promise<Page<Material>> {
  await requireAskedCrop({ database }, who, query);
  const { rows, total } = await findMaterials(readingOf(database, who), chosenBy(query), {
    language: who.language,
    searched: foldText(query.search ?? ''),
    usedSince: null,
    isReversed: query['sort-dir'] === 'desc',
    limit: query['per-page'],
    offset: (query.page - 1) * query['per-page'],
  });
  return { rows: rows.map((row) => materialView(row, who.language)), total };
}

/** All that are chosen, by their names: as a file lists them. */
export async function readChosenMaterials({ database }: Needs, who: Who, choice: MaterialChoice): Promise<Material[]> {
  const all = { language: who.language, searched: '', usedSince: null, isReversed: false, offset: 0 };
  await requireAskedCrop({ database }, who, choice);
  const { rows } = await findMaterials(readingOf(database, who), chosenBy(choice), { ...all, limit: mostInFile });
  return rows.map((row) => materialView(row, who.language));
}

/** More than the largest register of a country has. */
const mostInFile = 50_000;

/** Throws `material.notFound`. */
export async function readMaterial({ database }: Needs, who: Who, id: number): Promise<Material> {
  const row = (await readMaterials(readingOf(database, who), [id])).get(id);
  if (!row) throw new Failure('material.notFound');
  return materialView(row, who.language);
}

/** Throws `material.notFound`, also where it is something else. */
export async function readFertilizer(needs: Needs, who: Who, id: number): Promise<Fertilizer> {
  const material = await readMaterial(needs, who, id);
  if (!isFertilizer(material)) throw new Failure('material.notFound');
  return material;
}

export async function suggestFertilizers(needs: SuggestionNeeds, who: Who, query: Suggested): Promise<Fertilizer[]> {
  return (await suggest(needs, who, chosenBy({ ...query, kind: 'FERTILIZER' }), query.search)).filter(isFertilizer);
}

export async function suggestSeeds(needs: SuggestionNeeds, who: Who, query: Suggested): Promise<Seed[]> {
  await requireAskedCrop(needs, who, query);
  return (await suggest(needs, who, chosenBy({ ...query, kind: 'SEED' }), query.search)).filter(isSeed);
}

export async function suggestPlantProtections(
  needs: SuggestionNeeds,
  who: Who,
  query: Suggested,
): Promise<PlantProtection[]> {
  await requireAskedCrop(needs, who, query);
  const chosen = chosenBy({ ...query, kind: 'PLANT_PROTECTION' });
  return (await suggest(needs, who, chosen, query.search)).filter(isPlantProtection);
}

/** Of the crops that the farm grows or plans. */
export async function readPrimarySeeds(needs: SuggestionNeeds, who: Who, query: Suggested): Promise<Seed[]> {
  const used = await findCropUse(readingOf(needs.database, who));
  const chosen = { ...chosenBy({ ...query, kind: 'SEED' }), cropIds: [...used.keys()] };
  return (await suggest(needs, who, chosen, undefined)).filter(isSeed);
}

/** Two seasons: what a farm used before, it may have forgotten. */
const recentDays = 730;
const millisecondsOfDay = 86_400_000;

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * millisecondsOfDay).toISOString().slice(0, 10);
}

/** What the farm used of late, then its own, then what begins with what was typed, then what has it elsewhere. */
async function suggest(
  { database, clock }: SuggestionNeeds,
  who: Who,
  choice: ChosenMaterials,
  search = '',
): Promise<Material[]> {
  const { rows } = await findMaterials(readingOf(database, who), choice, {
    language: who.language,
    searched: foldText(search),
    usedSince: daysBefore(clock.now(), recentDays),
    isReversed: false,
    limit: mostSuggestions,
    offset: 0,
  });
  return rows.map((row) => materialView(row, who.language));
}

/** Throws `crop.notFound`. */
async function requireAskedCrop(
  { database }: Needs,
  who: Who,
  { crop }: { readonly crop?: number | undefined },
): Promise<void> {
  if (crop !== undefined) await requireKnownCrop(readingOf(database, who), crop);
}

function chosenBy(choice: Partial<MaterialChoice> & { readonly kind: MaterialKind }): ChosenMaterials {
  const { kind, search, crop, organism, status = ['OPEN'], type = ['PUBLIC', 'PRIVATE'] } = choice;
  return {
    kind,
    words: wordsOf(search),
    cropIds: crop === undefined ? null : [crop],
    organism: organism ?? null,
    validOn: choice['valid-on'] ?? null,
    withOpen: status.includes('OPEN'),
    withRetired: status.includes('RETIRED'),
    ofCatalogue: type.includes('PUBLIC'),
    ownOnes: type.includes('PRIVATE'),
  };
}

function wordsOf(search = ''): readonly string[] {
  return foldText(search).split(' ').filter(Boolean);
}

/** What share of the nitrogen of fertilizers usually counts. */
export function readUsualShares({ database }: Needs, who: Who): Promise<UsualShare[]> {
  return findUsualShares(readingOf(database, who));
}
