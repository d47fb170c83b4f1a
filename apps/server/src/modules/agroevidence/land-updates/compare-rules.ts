import type { BlockProperty } from '@brazda/domain/enumerations/land-change.ts';
import { fullBlockNumber } from '@brazda/domain/block-number.ts';
import {
  blockDifferences,
  hasMoved,
  isAboutLand,
  type BlockFacts,
} from '@brazda/domain/land-update/block-differences.ts';
import { isSameUnit } from '@brazda/domain/land-update/cadastral-units.ts';
import type { FileOnFarm } from '@brazda/domain/land-update/find-conflict.ts';
import type { BlockGroup } from '@brazda/domain/land-update/group-changes.ts';
import type { BlockPair } from './compared-land.repository.ts';

/** In what a comparison with a file is another one than that with a registry. */
export interface CompareRules {
  /** In what a block of before and one of now differ, given what lies in only one of their outlines. */
  readonly differencesOf: (was: BlockPair, is: BlockPair, movedM2: number) => BlockProperty[];
  /** Whether such differences give parcels another outline. */
  readonly isAboutLand: (properties: readonly BlockProperty[]) => boolean;
  /** By what changes are put in order. */
  readonly nameOf: (facts: BlockFacts) => string;
  /** From which day on the new state holds, where it says so itself. */
  readonly holdsFrom: (
    facts: BlockFacts,
    change: Pick<BlockGroup, 'kind'>,
    properties: readonly BlockProperty[],
  ) => string | null;
  /** Whether the farm has land in another cadastral unit than was said of it before, or nobody knows what was said. */
  readonly isInOwnUnit: (was: BlockPair) => boolean;
  /** How the farm stands to what an earlier file said; nothing where a registry is asked. */
  readonly ofFile: ((group: BlockGroup) => FileOnFarm) | undefined;
}

export const registryRules: CompareRules = {
  differencesOf: ({ before, areaBeforeM2, ownUnits }, { now }, movedM2) =>
    before && now ? blockDifferences(before, now, hasMoved(movedM2, areaBeforeM2 ?? 0), ownUnits) : [],
  isAboutLand,
  nameOf: (facts) => fullBlockNumber(facts) ?? facts.square ?? '',
  holdsFrom: ({ validFrom }) => validFrom,
  isInOwnUnit: ({ before, ownUnits = [] }) => ownUnits.some((own) => !isSameUnit(own, before?.cadastralUnit)),
  ofFile: undefined,
};
