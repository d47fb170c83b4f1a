import { blockProperties, type BlockProperty } from '../enumerations/land-change.ts';
import { isInOtherUnit } from './cadastral-units.ts';
import type { TriState } from '../enumerations/tri-state.ts';

/** What the registry says of a block besides its outline; null where it says nothing. */
export interface BlockFacts {
  readonly externalId: string | null;
  readonly square: string | null;
  readonly blockNumber: string | null;
  readonly officialAreaHa: number | null;
  readonly landUseCode: string | null;
  readonly landUseName: string | null;
  readonly altitudeM: number | null;
  readonly slopeDegrees: number | null;
  readonly nitrateVulnerable: TriState;
  readonly zone: string | null;
  readonly validFrom: string | null;
  /** Left out where nobody has remembered it. */
  readonly cadastralUnit?: string | null;
}

/** What is not drawn, and not the farm's own to call, to sow and to say. */
export type FactProperty = Exclude<BlockProperty, 'OUTLINE' | 'NAME' | 'CROP' | 'CADASTRAL_UNIT'>;

export const factsOf: Readonly<Record<FactProperty, readonly (keyof BlockFacts)[]>> = {
  AREA: ['officialAreaHa'],
  BLOCK_NUMBER: ['square', 'blockNumber'],
  LAND_USE: ['landUseCode', 'landUseName'],
  NITRATE_VULNERABLE: ['nitrateVulnerable'],
  ZONE: ['zone'],
  SLOPE: ['slopeDegrees'],
  ALTITUDE: ['altitudeM'],
  VALID_FROM: ['validFrom'],
  REGISTRY_ID: ['externalId'],
};

/**
 * An outline has moved where what it gained and lost is at least this much, and this share of it. A hundredth of a
 * hectare is what the registry counts in. Our own choice; less comes from digitising anew.
 */
const noticeable = { squareMetres: 100, share: 0.001 } as const;

/** Whether an outline is another one, given the area that lies in only one of the two. */
export function hasMoved(movedM2: number, areaM2: number): boolean {
  return movedM2 >= noticeable.squareMetres && movedM2 >= areaM2 * noticeable.share;
}

export function isFact(property: BlockProperty): property is FactProperty {
  return Object.hasOwn(factsOf, property);
}

/** In what two states of a block differ; in which cadastral units the farm has it is its own word, which counts as well. */
export function blockDifferences(
  before: BlockFacts,
  now: BlockFacts,
  isMoved: boolean,
  ownUnits: readonly string[] = [],
): BlockProperty[] {
  const [unitBefore, unitNow] = [before.cadastralUnit, now.cadastralUnit];
  return blockProperties.filter((property) => {
    if (isFact(property)) return factsOf[property].some((fact) => before[fact] !== now[fact]);
    if (property === 'OUTLINE') return isMoved;
    return (
      property === 'CADASTRAL_UNIT' && ownUnits.some((own) => isInOtherUnit({ now: unitNow, own, base: unitBefore }))
    );
  });
}

/** Whether a difference says where the land lies, so that parcels get another outline by it. */
export function isAboutLand(properties: readonly BlockProperty[]): boolean {
  return properties.includes('OUTLINE') || properties.includes('AREA');
}
