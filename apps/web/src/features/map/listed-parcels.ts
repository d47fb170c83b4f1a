import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { fullBlockNumber } from '@brazda/domain/block-number.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import type { ListSort } from './list-view.ts';
import { shortLabel } from '#web/map/label-room.ts';
import { hasOwnName, parcelFacts, type CropFact, type PartFact } from '#web/parts/parcel/parcel-facts.ts';

/** What the list says of one parcel, and the text in which the filter looks. */
export interface ListedParcel {
  readonly id: number;
  /** Its name, or the number of its block without the map square. */
  readonly name: string;
  /** The block where it is not the name already. */
  readonly block: string | undefined;
  readonly areaHa: number;
  /** Undefined where no crop is known, null where it is known that nothing grows. */
  readonly crop: CropFact | null | undefined;
  /** Of a parcel that is divided all its crops, that one first; undefined where one takes all of it. */
  readonly parts: readonly PartFact[] | undefined;
  readonly searchText: string;
}

export function listParcel(parcel: Parcel, countryCode: string): ListedParcel {
  const block = fullBlockNumber(parcel);
  const { crop, parts } = parcelFacts(parcel, countryCode);
  const crops = parts ? parts.map((part) => part.crop?.name) : [crop?.name];
  const text = [parcel.localName, block, ...crops].filter(Boolean).join(' ');
  return {
    id: parcel.id,
    name: hasOwnName(parcel) ? parcel.localName : shortLabel(parcel.localName),
    block: hasOwnName(parcel) ? block : undefined,
    areaHa: parcel.area,
    crop,
    parts,
    searchText: `${foldText(text)} ${searchTextOf(text)}`,
  };
}

/** Those of whose name, block number and crop each word of the filter is a part; accents, case and their spaces do not count. */
export function filterParcels(parcels: readonly ListedParcel[], filter: string): readonly ListedParcel[] {
  const words = foldText(filter).split(' ').filter(Boolean);
  return words.length === 0
    ? parcels
    : parcels.filter(({ searchText }) => words.every((word) => searchText.includes(word)));
}

/** By name as people count (2 before 10), by area with the largest first, by crop with the unknown last. */
export function sortParcels(parcels: readonly ListedParcel[], sort: ListSort, locale: string): ListedParcel[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = (one: ListedParcel, other: ListedParcel): number => compare(one.name, other.name) || one.id - other.id;
  const byCrop = (one: ListedParcel, other: ListedParcel): number => {
    const [first, second] = [one.crop?.name, other.crop?.name];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return compare(first, second);
  };
  const orders = {
    name: byName,
    area: (one: ListedParcel, other: ListedParcel) => other.areaHa - one.areaHa || byName(one, other),
    crop: (one: ListedParcel, other: ListedParcel) => byCrop(one, other) || byName(one, other),
  };
  return parcels.toSorted(orders[sort]);
}

export function totalArea(parcels: readonly ListedParcel[]): number {
  return parcels.reduce((sum, { areaHa }) => sum + areaHa, 0);
}
