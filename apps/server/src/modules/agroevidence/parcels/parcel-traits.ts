import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import type { LandShare } from '@brazda/domain/land-shares.ts';
import { hectares } from '@brazda/domain/measures.ts';
import type { ParcelStatus } from './parcels.repository.ts';
import type { TraitTexts } from './parcel-traits.repository.ts';
import { wordColumnOf, type WordColumn } from './word-column.ts';

/** What lists know of all parcels of some farms: a column each, at one place of which stands what is known of one parcel. */
export interface ParcelTraits {
  readonly ids: Int32Array<ArrayBuffer>;
  readonly statuses: WordColumn<ParcelStatus>;
  /** Hectares, metres and degrees; what is not known is no number. */
  readonly areas: Float64Array;
  readonly officialAreas: Float64Array;
  readonly computedAreas: Float64Array;
  readonly altitudes: Float64Array;
  readonly slopes: Float64Array;
  readonly nitrates: WordColumn<TriState>;
  readonly climateRegions: Float64Array;
  /** Zero where the parcel belongs to none. */
  readonly centers: Int32Array;
  readonly zoneIds: WordColumn<readonly number[]>;
  /** Blank where nothing is known. */
  readonly landUses: WordColumn;
  readonly zones: WordColumn;
  /** `#` and the number of a crop, or the name of one that has none; of a parcel that is divided the main one. */
  readonly crops: WordColumn;
  /** What stands on the parts of the parcels that are divided, which are few, by the place of the parcel. */
  readonly cropParts: ReadonlyMap<number, readonly CropPart[]>;
  readonly bytes: number;
}

/** A word of crops, and the hectares of the part. */
export type CropPart = LandShare<string>;

const statusOf: Readonly<Record<string, ParcelStatus>> = { O: 'OPEN', R: 'RETIRED' };
const nitrateOf: Readonly<Record<string, TriState>> = { YES: 'YES', NO: 'NO', NOT: 'NOT_SPECIFIED' };
/** Of the columns of numbers and of the numbers of words. */
const bytesOfParcel = 80;
const bytesOfWord = 120;

const noTraits: TraitTexts = {
  ids: null,
  statuses: null,
  areas: null,
  officialAreas: null,
  computedAreas: null,
  altitudes: null,
  slopes: null,
  nitrates: null,
  climateRegions: null,
  centers: null,
  zoneIds: null,
  landUses: null,
  zones: null,
  crops: null,
  cropParts: null,
};

export function traitsOf(texts: TraitTexts = noTraits): ParcelTraits {
  const ids = Int32Array.from(listIn(texts.ids), Number);
  const ofWords = {
    statuses: wordColumnOf(listIn(texts.statuses), (letter) => statusOf[letter] ?? 'OPEN'),
    nitrates: wordColumnOf(listIn(texts.nitrates), (letters) => nitrateOf[letters] ?? 'NOT_SPECIFIED'),
    zoneIds: wordColumnOf(linesIn(texts.zoneIds), (line) => (line === '' ? [] : line.split(' ').map(Number))),
    landUses: wordColumnOf(linesIn(texts.landUses), asItIs),
    zones: wordColumnOf(linesIn(texts.zones), asItIs),
    crops: wordColumnOf(linesIn(texts.crops), asItIs),
  };
  const cropParts = cropPartsIn(texts.cropParts);
  const words = Object.values(ofWords).reduce((sum, column) => sum + column.words.length, 0);
  return {
    ids,
    ...ofWords,
    areas: numbersIn(texts.areas),
    officialAreas: numbersIn(texts.officialAreas),
    computedAreas: numbersIn(texts.computedAreas),
    altitudes: numbersIn(texts.altitudes),
    slopes: numbersIn(texts.slopes),
    climateRegions: numbersIn(texts.climateRegions),
    centers: Int32Array.from(listIn(texts.centers), Number),
    cropParts,
    bytes: ids.length * bytesOfParcel + (words + cropParts.size) * bytesOfWord,
  };
}

/** Where all parcels stand in the columns. */
export function placesIn({ ids }: Pick<ParcelTraits, 'ids'>): Int32Array {
  const places = new Int32Array(ids.length);
  for (let place = 0; place < places.length; place += 1) places[place] = place;
  return places;
}

/** Where a parcel stands in the columns; -1 where it is not known. */
export function placeOf({ ids }: Pick<ParcelTraits, 'ids'>, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = ids[middle] ?? 0;
    if (there === id) return middle;
    if (there < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function listIn(text: string | null): readonly string[] {
  return text === null ? [] : text.split(',');
}

function linesIn(text: string | null): readonly string[] {
  return text === null ? [] : text.split('\n');
}

function cropPartsIn(text: string | null): ReadonlyMap<number, readonly CropPart[]> {
  const parts = new Map<number, readonly CropPart[]>();
  for (const [place, line] of linesIn(text).entries())
    if (line !== '') parts.set(place, line.split('\t').map(cropPartIn));
  return parts;
}

function cropPartIn(text: string): CropPart {
  const end = text.indexOf(' ');
  return { key: text.slice(end + 1), areaHa: hectares(Number(text.slice(0, end))) };
}

function numbersIn(text: string | null): Float64Array {
  return Float64Array.from(listIn(text), (each) => (each === '' ? Number.NaN : Number(each)));
}

function asItIs(line: string): string {
  return line;
}
