import type { LandChange, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import {
  blockArea,
  blockName,
  hectaresText,
  isWritten,
  propertyLabel,
  propertyText,
  squaresOf,
  type RegistryBlock,
  type WrittenProperty,
} from './block-values.ts';

type MetParcel = LandChange['parcels'][number];
type LandSource = LandUpdate['source'];

const mostNamed = 6;

/** What happened, in one sentence. */
export function changeHeadline(change: LandChange, intl: IntlShape, source: LandSource = 'REGISTRY'): string {
  const { kind } = change;
  const before = blockNames(change.before.length > 0 ? change.before : change.parcels.map(({ has }) => has), intl);
  const now = blockNames(change.now, intl);
  const values = { before, now: kind === 'GONE' ? '' : now };
  return source === 'FILE'
    ? textIn(intl)(`fileUpdate.headline.${kind}`, values)
    : textIn(intl)(`landUpdate.headline.${kind}`, values);
}

/**
 * In what a block differs that stayed one block, a line for each: from what was said before, or from what the farm has where that
 * is a file, or its own word.
 */
export function changeDifferences(change: LandChange, intl: IntlShape, source: LandSource = 'REGISTRY'): string[] {
  const { properties, before, now, movedArea } = change;
  const own = change.parcels[0]?.has;
  const [is] = now;
  return properties.flatMap((property) => {
    const was = source === 'FILE' || property === 'CADASTRAL_UNIT' ? own : before[0];
    if (!was || !is) return [];
    if (property === 'OUTLINE') {
      return textIn(intl)('landUpdate.moved', { area: hectaresText(movedArea, intl) });
    }
    return isWritten(property) ? differenceText(property, was, is, intl) : textIn(intl)('landUpdate.newRegistryId');
  });
}

function differenceText(property: WrittenProperty, was: RegistryBlock, is: RegistryBlock, intl: IntlShape): string {
  const unknown = textIn(intl)('parcel.unknown');
  return textIn(intl)('landUpdate.difference', {
    what: textIn(intl)(propertyLabel(property)),
    before: propertyText(property, was, intl) ?? unknown,
    now: propertyText(property, is, intl) ?? unknown,
  });
}

/** What taking the change does with the parcels of the farm, a line for each of which it says anything, and how many begin. */
export function changeEffects(change: LandChange, intl: IntlShape): string[] {
  const { parcels, now } = change;
  const lines = parcels.flatMap((parcel) => effectText(parcel, change, intl) ?? []);
  const begun = now.length - parcels.filter(({ outcome }) => outcome === 'CONTINUES').length;
  return begun > 0 ? [...lines, textIn(intl)('landUpdate.parcel.begins', { count: begun })] : lines;
}

function effectText(parcel: MetParcel, { before, now }: LandChange, intl: IntlShape): string | undefined {
  const { outcome, continuesAs } = parcel;
  const known = nameBefore(parcel);
  // A parcel that is called by the number of a block stays nothing but that block.
  if (outcome === 'CONTINUES' && known === continuesAs) return undefined;
  const name = shortNumber(known, [...before, ...now], intl);
  if (outcome === 'ENDS') return textIn(intl)('landUpdate.parcel.ends', { name });
  if (continuesAs === null) return textIn(intl)('landUpdate.parcel.continues', { name });
  const block = shortNumber(continuesAs, now, intl);
  return textIn(intl)('landUpdate.parcel.continuesAs', { name, block });
}

/** Once a change is done, a parcel without a name of its own is called by its new number; it was known by the old one. */
function nameBefore({ name, blockNumber, continuesAs }: MetParcel): string {
  return name === continuesAs ? (blockNumber ?? name) : name;
}

function shortNumber(number: string, blocks: readonly RegistryBlock[], intl: IntlShape): string {
  const found = blocks.find(({ blockNumber }) => blockNumber === number);
  return found ? blockName(found, intl) : number;
}

/** By which a change is named to those who only hear it. */
export function changeName(change: LandChange, intl: IntlShape): string {
  return blockNames(namedBlocks(change), intl);
}

/** The blocks of now, else those of before; of what no file has brought before, what the farm has. */
function namedBlocks({ before, now, parcels }: LandChange): readonly RegistryBlock[] {
  return [now, before].find((blocks) => blocks.length > 0) ?? parcels.map(({ has }) => has);
}

/** In which squares that is, since numbers begin anew in each. */
export function changeSquares(change: LandChange, intl: IntlShape): string | undefined {
  const squares = squaresOf(namedBlocks(change));
  return squares.length === 0 ? undefined : textIn(intl)('landUpdate.square', { square: squares.join(', ') });
}

/** Hectares that the blocks of the change have now, or had where they are gone. */
export function changeArea(change: LandChange): number {
  return namedBlocks(change).reduce((sum, block) => sum + blockArea(block), 0);
}

function blockNames(blocks: readonly RegistryBlock[], intl: IntlShape): string {
  const names = blocks.slice(0, mostNamed).map((block) => blockName(block, intl));
  const others = blocks.length - names.length;
  return intl.formatList(others > 0 ? [...names, textIn(intl)('landUpdate.others', { count: others })] : names);
}
