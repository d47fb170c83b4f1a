import type { VegetationStrip, VegetationStripsWish } from '@brazda/contract/agroevidence/deductions.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { cutInPieces, requireParcels } from './cut-in-pieces.ts';

const squareMetresOfHectare = 10_000;

/** Strips of vegetation on parcels, with their outlines. Throws `parcel.notFound` and `deductions.tooLarge`. */
export async function readVegetationStrips(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  { parcelIds, width, along }: VegetationStripsWish,
): Promise<VegetationStrip[]> {
  const farms = readingOf(database, who);
  const parcels = await requireParcels(farms, parcelIds, clock.now());
  const metres = along.kind === 'LINE' ? width / 2 : width;
  const strips = await cutInPieces(
    farms,
    parcels.map((parcel) => ({ parcel, cuts: [{ parcelId: parcel.id, place: 0, along: along.kind, metres }] })),
    { isOutlined: true, ...(along.kind === 'LINE' && { line: along.line }) },
  );
  return parcels.map(({ id: parcelId, areaM2, drawnKinds }) => {
    const strip = strips.get(parcelId)?.all;
    if (along.kind === 'WATER' && !drawnKinds.includes('WATER')) return unknownStrip(parcelId);
    const cutM2 = strip?.areaM2 ?? 0;
    return {
      parcelId,
      area: cutM2 / squareMetresOfHectare,
      remaining: Math.max(0, areaM2 - cutM2) / squareMetresOfHectare,
      unknownBecause: null,
      geometry: strip?.geometry ?? null,
    };
  });
}

function unknownStrip(parcelId: number): VegetationStrip {
  return { parcelId, area: null, remaining: null, unknownBecause: 'NO_FEATURES', geometry: null };
}
