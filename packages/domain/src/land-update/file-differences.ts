import { blockProperties, type BlockProperty } from '../enumerations/land-change.ts';
import { foldText } from '../fold-text.ts';
import { isInOtherUnit, type SaidUnits } from './cadastral-units.ts';
import { factsOf, isFact, type BlockFacts } from './block-differences.ts';

/** What is compared by what two say of it alone. */
type SaidProperty = Exclude<BlockProperty, 'OUTLINE' | 'CADASTRAL_UNIT'>;

/** What a file says of a parcel, or a farm has of it; null where it says nothing. */
export interface FileFacts extends BlockFacts {
  readonly name: string | null;
  /** As it is called there. */
  readonly cropName: string | null;
  /** The crop that is known by that name, of the catalogue or of the farm. */
  readonly cropId: number | null;
  /** Whether its area is to be that of its outline: then to say no official area is to say that there is none. */
  readonly isAreaOfOutline?: boolean;
}

/** A parcel of a file beside the same on the farm, and beside what an earlier file said of it. */
export interface ComparedFile {
  readonly now: FileFacts;
  readonly own: FileFacts;
  readonly base: FileFacts | null;
  /** Whether the outline is another one than that of the farm, and than that of the earlier file. */
  readonly isMovedFromOwn: boolean;
  readonly isMovedFromBase: boolean;
}

/**
 * What a file has changed: what it says, and the farm has otherwise, and the earlier file said otherwise. What it says
 * nothing of it has not changed; by which id a registry knows a parcel is not for files to say once it is known.
 */
export function fileDifferences({ now, own, base, ...outline }: ComparedFile): BlockProperty[] {
  return blockProperties.filter((property) => {
    if (property === 'OUTLINE') return outline.isMovedFromOwn && (base === null || outline.isMovedFromBase);
    if (property === 'REGISTRY_ID') return now.externalId !== null && own.externalId === null;
    if (property === 'CADASTRAL_UNIT') return isInOtherUnit(unitsOf(now, own, base));
    return saysOtherwise(property, now, own) && (base === null || saysOtherwise(property, now, base));
  });
}

function unitsOf(now: FileFacts, own: FileFacts, base: FileFacts | null): SaidUnits {
  return { now: now.cadastralUnit, own: own.cadastralUnit, base: base?.cadastralUnit };
}

/** Whether one says something of a property that the other does not say of it. */
export function saysOtherwise(property: SaidProperty, one: FileFacts, other: FileFacts): boolean {
  if (property === 'NAME') return one.name !== null && one.name !== other.name;
  if (property === 'CROP') return one.cropName !== null && !isSameCrop(one, other);
  if (property === 'AREA' && one.isAreaOfOutline) return other.officialAreaHa !== null;
  return isFact(property) && factsOf[property].some((fact) => isOtherFact(fact, one, other));
}

function isSameCrop(one: FileFacts, other: FileFacts): boolean {
  if (one.cropId !== null && one.cropId === other.cropId) return true;
  return foldText(one.cropName ?? '') === foldText(other.cropName ?? '');
}

/** Half of the last decimal that files write of metres and degrees, and of hectares. */
const rounding = 0.005;
const roundingOfHectares = 0.000_05;

function isOtherFact(fact: keyof BlockFacts, one: FileFacts, other: FileFacts): boolean {
  const [said, known] = [one[fact], other[fact]];
  if (said === null || said === 'NOT_SPECIFIED') return false;
  if (typeof said !== 'number' || typeof known !== 'number') return said !== known;
  return Math.abs(said - known) > (fact === 'officialAreaHa' ? roundingOfHectares : rounding);
}
