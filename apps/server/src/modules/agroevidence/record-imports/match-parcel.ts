import { foldText } from '@brazda/domain/fold-text.ts';
import { blockKey, blocksOf, isOver, versionOn, type KnownRecords } from './known-records.ts';
import type { KnownParcel } from './known-records.repository.ts';

/** What a row says of a parcel: its name and its block, empty where it says none. */
export interface SaidParcel {
  readonly name: string;
  readonly block: string;
}

export type MatchedParcel = KnownParcel | 'unknown' | 'ambiguous';
type Known = Pick<KnownRecords, 'parcelsByName' | 'parcelsByBlock'>;

/** The one parcel that a name and a block mean on a day. Where both are said, both have to be right, unless only one is known. */
export function matchParcel(known: Known, { name, block }: SaidParcel, day: string): MatchedParcel {
  const named = name === '' ? [] : byName(known, name, day);
  const numbered = block === '' ? [] : (known.parcelsByBlock.get(blockKey(block)) ?? []);
  if (name === '') return onlyOne(numbered, day, blockKey(block));
  if (block === '') return onlyOne(named, day);
  const both = named.filter((parcel) => numbered.includes(parcel));
  if (both.length > 0) return onlyOne(both, day);
  return numbered.length > 0 ? onlyOne(numbered, day, blockKey(block)) : onlyOne(named, day);
}

/** A name and a block together are no longer. */
const longestLabel = 120;

/** By its name, else by its block, else by the two of them written together in either order. */
function byName({ parcelsByName, parcelsByBlock }: Known, text: string, day: string): readonly KnownParcel[] {
  const folded = foldText(text);
  const found = parcelsByName.get(folded) ?? parcelsByBlock.get(blockKey(text));
  if (found) return found;
  if (folded.length > longestLabel) return [];
  const inBrackets = /^(.*?)\s*[([](.+?)[)\]]$/.exec(folded);
  const cuts = inBrackets ? [[inBrackets[1] ?? '', inBrackets[2] ?? ''] as const] : cutsOf(folded);
  for (const [one, other] of cuts) {
    for (const [name, block] of [
      [one, other],
      [other, one],
    ] as const) {
      const both = (parcelsByName.get(name) ?? []).filter((parcel) => hasBlock(parcel, blockKey(block), day));
      if (both.length > 0) return both;
    }
  }
  return [];
}

/** A text cut in two at each of its spaces. */
function cutsOf(text: string): (readonly [string, string])[] {
  const cuts: (readonly [string, string])[] = [];
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    cuts.push([
      text
        .slice(0, at)
        .replace(/[,;–-]$/, '')
        .trim(),
      text.slice(at + 1).replace(/^[–-]\s*/, ''),
    ]);
  }
  return cuts;
}

function hasBlock(parcel: KnownParcel, block: string, day: string): boolean {
  const version = versionOn(parcel, day);
  return version !== undefined && blocksOf(version).includes(block);
}

/** Of several the one that there was on that day, and had the block then where one is said. */
function onlyOne(found: readonly KnownParcel[], day: string, block?: string): MatchedParcel {
  const [only, ...others] = found;
  if (!only) return 'unknown';
  if (others.length === 0) return only;
  const there = found.filter((parcel) => !isOver(parcel, day) && (block === undefined || hasBlock(parcel, block, day)));
  const [one, ...more] = there;
  return one && more.length === 0 ? one : 'ambiguous';
}

/** The parcels that a cell names: one, or several behind commas, of which names may hold commas themselves. */
export function matchParcels(
  known: Known,
  said: SaidParcel,
  day: string,
): readonly (readonly [SaidParcel, MatchedParcel])[] {
  const whole = matchParcel(known, said, day);
  const pieces = said.name.split(/\s*[,;]\s*/).filter((piece) => piece !== '');
  if (whole !== 'unknown' || pieces.length < 2 || said.block !== '') return [[said, whole]];
  const found: (readonly [SaidParcel, MatchedParcel])[] = [];
  for (let at = 0; at < pieces.length;) {
    let length = Math.min(longestName, pieces.length - at);
    let parcel = matchParcel(known, nameOf(pieces, at, length), day);
    while (parcel === 'unknown' && length > 1) {
      length -= 1;
      parcel = matchParcel(known, nameOf(pieces, at, length), day);
    }
    found.push([nameOf(pieces, at, length), parcel]);
    at += length;
  }
  return found;
}

/** A name has so many commas at most. */
const longestName = 4;

function nameOf(pieces: readonly string[], at: number, length: number): SaidParcel {
  return { name: pieces.slice(at, at + length).join(', '), block: '' };
}
