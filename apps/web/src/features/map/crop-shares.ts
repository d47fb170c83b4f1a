import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { landLeft } from '@brazda/domain/land-shares.ts';
import { parcelFacts, type CropFact } from '#web/parts/parcel/parcel-facts.ts';

/** What grows, and on how much land. */
export interface CropShare {
  /** Null where it is known that nothing grows, undefined where it is not known. */
  readonly crop: CropFact | null | undefined;
  readonly areaHa: number;
}

/**
 * The crops of the farm, the largest first; land without one at the end. Of a parcel that is divided each has its part, and
 * what they leave has none: all together are the land.
 */
export function cropShares(parcels: readonly Parcel[], countryCode: string): readonly CropShare[] {
  const shares = new Map<string | null | undefined, CropShare>();
  for (const { crop, areaHa } of parcels.flatMap((parcel) => sharesOf(parcel, countryCode))) {
    const key = crop ? crop.name : crop;
    shares.set(key, { crop, areaHa: (shares.get(key)?.areaHa ?? 0) + areaHa });
  }
  const isLast = ({ crop }: CropShare): number => (crop ? 0 : 1);
  return [...shares.values()].toSorted((one, other) => isLast(one) - isLast(other) || other.areaHa - one.areaHa);
}

function sharesOf(parcel: Parcel, countryCode: string): readonly CropShare[] {
  const { crop, parts } = parcelFacts(parcel, countryCode);
  if (!parts) return [{ crop, areaHa: parcel.area }];
  const left = landLeft(parcel.area, parts);
  return left > 0 ? [...parts, { crop: undefined, areaHa: left }] : parts;
}
