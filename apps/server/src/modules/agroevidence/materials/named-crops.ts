import { foldText } from '@brazda/domain/fold-text.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { nameOf } from '../crops/crops.view.ts';
import { findOwnCrops } from '../crops/own-crops.repository.ts';

/** How files of materials name crops. */
export interface NamedCrops {
  /** As a file writes it: the name, or where another crop is called so as well, the number of the catalogue. */
  readonly nameOf: (cropId: number) => string | null;
  /** The number of a crop by any of its names, or as a file writes it; null where none is known. */
  readonly byName: (name: string) => number | null;
}

/** Crops of the farm first, then those of the catalogue by any of their names. */
export async function readNamedCrops(
  { database }: Pick<Services, 'database'>,
  catalogue: CropCatalogue,
  { language, ...scope }: Who,
): Promise<NamedCrops> {
  const farms = readingOf(database, scope);
  const [crops, own] = await Promise.all([catalogue.all(farms), findOwnCrops(farms)]);
  const byFolded = new Map(
    Array.from(crops.values(), ({ id, names }) =>
      Object.values(names).map((name) => [foldText(name), id] as const),
    ).flat(),
  );
  for (const { id, name, isRetired } of own) if (!isRetired) byFolded.set(foldText(name), id);
  const names = new Map([
    ...Array.from(crops.values(), (crop) => [crop.id, nameOf(crop, language)] as const),
    ...own.map(({ id, name }) => [id, name] as const),
  ]);
  const byName = (name: string): number | null => {
    const [, number] = /^#(\d+)$/.exec(name) ?? [];
    if (number !== undefined) return crops.has(Number(number)) ? Number(number) : null;
    return byFolded.get(foldText(name)) ?? null;
  };
  return {
    nameOf: (cropId) => {
      const name = names.get(cropId) ?? null;
      return name !== null && crops.has(cropId) && byName(name) !== cropId ? `#${cropId}` : name;
    },
    byName,
  };
}
