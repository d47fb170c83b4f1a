import type { StripFileWish, VegetationStrip, VegetationStripsWish } from '@brazda/contract/agroevidence/deductions.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { landFileOf, type LandFile } from '#server/files/land-export/land-file-of.ts';
import type { LandColumn, LandRow } from '#server/files/land-export/land-table.ts';
import { Failure } from '#server/foundation/failure.ts';
import { areTangled } from '../land/tangled-lines.ts';
import { cutInPieces, requireParcels } from './cut-in-pieces.ts';
import type { DeductedParcel } from './deducted-parcels.repository.ts';

const squareMetresOfHectare = 10_000;

/** A strip and the parcel that it lies on. */
interface KnownStrip {
  readonly parcel: DeductedParcel;
  readonly strip: VegetationStrip;
}

type Needs = Pick<Services, 'database' | 'clock'>;

/**
 * Strips of vegetation on parcels, with their outlines. Throws `parcel.notFound`, `deductions.tooLarge` and
 * `deductions.lineTangled`.
 */
export async function readVegetationStrips(
  needs: Needs,
  who: Who,
  wish: VegetationStripsWish,
): Promise<VegetationStrip[]> {
  return (await findStrips(needs, who, wish)).map(({ strip }) => strip);
}

async function findStrips(
  { database, clock }: Needs,
  who: Who,
  { parcelIds, width, along }: VegetationStripsWish,
): Promise<KnownStrip[]> {
  if (along.kind === 'LINE' && areTangled([along.line.coordinates])) throw new Failure('deductions.lineTangled');
  const farms = readingOf(database, who);
  const parcels = await requireParcels(farms, parcelIds, clock.now());
  const metres = along.kind === 'LINE' ? width / 2 : width;
  const cuts = await cutInPieces(
    farms,
    parcels.map((parcel) => ({ parcel, cuts: [{ parcelId: parcel.id, place: 0, along: along.kind, metres }] })),
    { isOutlined: true, ...(along.kind === 'LINE' && { line: along.line }) },
  );
  return parcels.map((parcel) => {
    const { id: parcelId, areaM2, drawnKinds } = parcel;
    const cut = cuts.get(parcelId)?.all;
    if (along.kind === 'WATER' && !drawnKinds.includes('WATER')) return { parcel, strip: unknownStrip(parcelId) };
    const cutM2 = cut?.areaM2 ?? 0;
    const strip = {
      parcelId,
      area: cutM2 / squareMetresOfHectare,
      remaining: Math.max(0, areaM2 - cutM2) / squareMetresOfHectare,
      unknownBecause: null,
      geometry: cut?.geometry ?? null,
    };
    return { parcel, strip };
  });
}

const columns: readonly LandColumn[] = [
  { name: 'NAME', kind: 'TEXT' },
  { name: 'ALONG', kind: 'TEXT' },
  { name: 'WIDTH_M', kind: 'NUMBER', decimals: 2 },
  { name: 'AREA_HA', kind: 'NUMBER', decimals: 4 },
  { name: 'BRAZDA_ID', kind: 'NUMBER', decimals: 0 },
];

/** The same as a file: parcels without a strip, or of which none is known, are not in it. Throws as the reading does. */
export async function exportVegetationStrips(
  needs: Needs,
  who: Who,
  { format, ...wish }: StripFileWish,
): Promise<LandFile> {
  const now = needs.clock.now();
  const rows = (await findStrips(needs, who, wish)).flatMap(({ parcel, strip }): LandRow[] => {
    const { area, geometry } = strip;
    return geometry ? [{ geometry, values: [parcel.name, wish.along.kind, wish.width, area, parcel.id] }] : [];
  });
  const pieces = async function* (): AsyncGenerator<readonly LandRow[]> {
    yield await Promise.resolve(rows);
  };
  return landFileOf({ name: `strips-${now.toISOString().slice(0, 10)}`, columns, pieces }, format, now);
}

function unknownStrip(parcelId: number): VegetationStrip {
  return { parcelId, area: null, remaining: null, unknownBecause: 'NO_FEATURES', geometry: null };
}
