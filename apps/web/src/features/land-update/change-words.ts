import type { LandChange } from '@brazda/contract/agroevidence/land-updates.ts';
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

const mostNamed = 6;

/** What happened, in one sentence. */
export function changeHeadline(change: LandChange, intl: IntlShape): string {
  const { kind } = change;
  const before = blockNames(change.before, intl);
  const now = blockNames(change.now, intl);
  return textIn(intl)(`landUpdate.headline.${kind}`, { before, now: kind === 'GONE' ? '' : now });
}

/** In what a block differs that stayed one block, a line for each. */
export function changeDifferences({ properties, before, now, movedArea }: LandChange, intl: IntlShape): string[] {
  const [was] = before;
  const [is] = now;
  if (!was || !is) return [];
  return properties.map((property) => {
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
export function changeName({ before, now }: LandChange, intl: IntlShape): string {
  return blockNames(now.length > 0 ? now : before, intl);
}

/** In which squares that is, since numbers begin anew in each. */
export function changeSquares({ before, now }: LandChange, intl: IntlShape): string | undefined {
  const squares = squaresOf(now.length > 0 ? now : before);
  return squares.length === 0 ? undefined : textIn(intl)('landUpdate.square', { square: squares.join(', ') });
}

/** Hectares that the blocks of the change have now, or had where they are gone. */
export function changeArea({ before, now }: LandChange): number {
  const blocks = now.length > 0 ? now : before;
  return blocks.reduce((sum, block) => sum + blockArea(block), 0);
}

function blockNames(blocks: readonly RegistryBlock[], intl: IntlShape): string {
  const names = blocks.slice(0, mostNamed).map((block) => blockName(block, intl));
  const others = blocks.length - names.length;
  return intl.formatList(others > 0 ? [...names, textIn(intl)('landUpdate.others', { count: others })] : names);
}
