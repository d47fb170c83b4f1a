import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import { cropView } from '../crops/crops.view.ts';
import { findOwnCrops } from '../crops/own-crops.repository.ts';
import type { Listing } from './listing.ts';
import type { ToldLandUses } from './parcel-orders.ts';
import type { ParcelTraits } from './parcel-traits.ts';
import { findParcels } from './parcels.repository.ts';

/** What crops are called, and which colour they have, by the words of traits. */
export async function toldCrops(
  { farms, known, reading }: Listing,
  { crops, cropParts }: Pick<ParcelTraits, 'crops' | 'cropParts'>,
): Promise<(word: string) => Crop> {
  const ofParts = new Set([...cropParts.values()].flatMap((parts) => parts.map(({ key }) => key)));
  const numbers = [...crops.words, ...ofParts].map(cropIdOf);
  const told = { crops: await known.crops.holding(farms, numbers.filter(isOfCatalogue)), language: reading.language };
  const hasOwn = numbers.some((number) => !isOfCatalogue(number));
  const own = new Map((hasOwn ? await findOwnCrops(farms) : []).map((crop) => [crop.id, crop]));
  return (word) => {
    const cropId = cropIdOf(word);
    return cropView({ cropId, ownCrop: own.get(cropId ?? 0) ?? null, cropName: word }, told);
  };
}

function isOfCatalogue(cropId: number | null): boolean {
  return cropId === null || cropColumns(cropId).ownCropId === null;
}

function cropIdOf(word: string): number | null {
  return word.startsWith('#') ? Number(word.slice(1)) : null;
}

export async function cropNames(listing: Listing, traits: ParcelTraits): Promise<(word: string) => string> {
  const tell = await toldCrops(listing, traits);
  return (word) => tell(word).name;
}

/** What land uses are called, each as the first parcel of it is told; kept, as those parcels are read for nothing else. */
export function toldLandUses(
  { farms, known, state, reading }: Listing,
  { ids, landUses: { words, firstPlaces } }: Pick<ParcelTraits, 'ids' | 'landUses'>,
): Promise<ToldLandUses> {
  return known.orders.landUses(farms, state, reading.language, async () => {
    const first = firstPlaces.filter((_, number) => words[number] !== '').map((place) => ids[place] ?? 0);
    const parcels = await findParcels(farms, first, reading);
    return new Map(
      parcels.map(({ landUseCode: code, landUseName: name }) => [code ?? name ?? '', { code, name }] as const),
    );
  });
}

export async function landUseNames(listing: Listing, traits: ParcelTraits): Promise<(word: string) => string> {
  const told = await toldLandUses(listing, traits);
  return (word) => told.get(word)?.name ?? word;
}
