import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import type { ParcelStatus } from './parcels.repository.ts';
import type { TraitTexts } from './parcel-traits.repository.ts';

/** What lists know of all parcels of some farms: a column each, at one place of which stands what is known of one parcel. */
export interface ParcelTraits {
  readonly ids: Int32Array<ArrayBuffer>;
  readonly statuses: readonly ParcelStatus[];
  /** Hectares, metres and degrees; what is not known is no number. */
  readonly areas: Float64Array;
  readonly officialAreas: Float64Array;
  readonly computedAreas: Float64Array;
  readonly altitudes: Float64Array;
  readonly slopes: Float64Array;
  readonly nitrates: readonly TriState[];
  readonly climateRegions: Float64Array;
  /** Zero where the parcel belongs to none. */
  readonly centers: Int32Array;
  readonly zoneIds: readonly (readonly number[])[];
  /** Words are the same text wherever they are the same; blank where nothing is known. */
  readonly landUses: readonly string[];
  readonly zones: readonly string[];
  /** `#` and the number of a crop, or the name of one that has none. */
  readonly crops: readonly string[];
  readonly bytes: number;
}

const statusOf: Readonly<Record<string, ParcelStatus>> = { O: 'OPEN', R: 'RETIRED' };
const nitrateOf: Readonly<Record<string, TriState>> = { YES: 'YES', NO: 'NO', NOT: 'NOT_SPECIFIED' };
/** Of the columns of numbers and of what words are known by. */
const bytesOfParcel = 118;

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
};

export function traitsOf(texts: TraitTexts = noTraits): ParcelTraits {
  const ids = Int32Array.from(listIn(texts.ids), Number);
  return {
    ids,
    statuses: listIn(texts.statuses).map((letter) => statusOf[letter] ?? 'OPEN'),
    areas: numbersIn(texts.areas),
    officialAreas: numbersIn(texts.officialAreas),
    computedAreas: numbersIn(texts.computedAreas),
    altitudes: numbersIn(texts.altitudes),
    slopes: numbersIn(texts.slopes),
    nitrates: nitratesIn(texts.nitrates),
    climateRegions: numbersIn(texts.climateRegions),
    centers: Int32Array.from(listIn(texts.centers), Number),
    zoneIds: wordsIn(texts.zoneIds, (line) => (line === '' ? none : line.split(' ').map(Number))),
    landUses: wordsIn(texts.landUses),
    zones: wordsIn(texts.zones),
    crops: wordsIn(texts.crops),
    bytes: ids.length * bytesOfParcel,
  };
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

const none: readonly number[] = [];

function listIn(text: string | null): readonly string[] {
  return text === null ? [] : text.split(',');
}

function numbersIn(text: string | null): Float64Array {
  return Float64Array.from(listIn(text), (each) => (each === '' ? Number.NaN : Number(each)));
}

function nitratesIn(text: string | null): readonly TriState[] {
  return listIn(text).map((letters) => nitrateOf[letters] ?? 'NOT_SPECIFIED');
}

function wordsIn(text: string | null): readonly string[];
function wordsIn<W>(text: string | null, read: (line: string) => W): readonly W[];
function wordsIn<W>(text: string | null, read?: (line: string) => W): readonly (W | string)[] {
  if (text === null) return [];
  const known = new Map<string, W | string>();
  return text.split('\n').map((line) => {
    const before = known.get(line);
    if (before !== undefined) return before;
    const word = read ? read(line) : line;
    known.set(line, word);
    return word;
  });
}
