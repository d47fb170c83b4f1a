/** Who says what the land is: a registry, or a file that somebody has. */
export const landSources = ['REGISTRY', 'FILE'] as const;
export type LandSource = (typeof landSources)[number];

/** By review nothing changes before the farmer says so; by take all that is in no conflict is done at once. */
export const landUpdateModes = ['REVIEW', 'TAKE'] as const;
export type LandUpdateMode = (typeof landUpdateModes)[number];

/** What became of blocks in the registry, from one state of it to another. */
export const landChangeKinds = ['NEW', 'CHANGED', 'SPLIT', 'MERGED', 'REDRAWN', 'GONE'] as const;
export type LandChangeKind = (typeof landChangeKinds)[number];

/**
 * Why a change cannot be taken unasked: what the farm has of its own on the same land, or that nobody knows who has changed
 * it since no earlier file brought it.
 */
export const landConflicts = [
  'OWN_OUTLINE',
  'OWN_DIVISION',
  'OWN_LAND',
  'OWN_END',
  'UNREADABLE',
  'OWN_NAME',
  'OWN_CROP',
  'OWN_UNIT',
  'NO_BASE',
] as const;
export type LandConflict = (typeof landConflicts)[number];

/** To take what the registry says, to keep what the farm has, or to be asked again by the next update. */
export const landDecisions = ['TAKE', 'KEEP', 'LATER'] as const;
export type LandDecision = (typeof landDecisions)[number];

/** In what a block can differ, in the order in which it is told. */
export const blockProperties = [
  'OUTLINE',
  'AREA',
  'NAME',
  'CROP',
  'CADASTRAL_UNIT',
  'BLOCK_NUMBER',
  'LAND_USE',
  'NITRATE_VULNERABLE',
  'ZONE',
  'SLOPE',
  'ALTITUDE',
  'VALID_FROM',
  'REGISTRY_ID',
] as const;
export type BlockProperty = (typeof blockProperties)[number];
