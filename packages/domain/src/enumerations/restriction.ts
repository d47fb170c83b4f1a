import { materialUnits } from './material.ts';

/**
 * Whether something may be done, from the best to the worst. Unknown is worse than a warning: what nobody knows is never
 * taken as allowed.
 */
export const votes = ['ALLOWED', 'WARNING', 'UNKNOWN', 'FORBIDDEN'] as const;
export type Vote = (typeof votes)[number];

/** What is looked at before something is brought onto land, or taken from it. */
export const restrictionChecks = [
  'AUTHORISATION',
  'PACKAGE',
  'CROP',
  'ORGANISM',
  'DOSE',
  'WATER_VOLUME',
  'APPLICATIONS',
  'INTERVAL',
  'GROWTH_STAGE',
  'PRE_HARVEST',
  'REENTRY',
  'DISTANCE',
  'BAN_PERIOD',
  'NITROGEN_LIMIT',
  'HOLDING_NITROGEN',
] as const;
export type RestrictionCheck = (typeof restrictionChecks)[number];

/** Why: each says its vote by itself, and is worded in every language. */
export const restrictionReasons = [
  'AUTHORISED',
  'NOT_YET_AUTHORISED',
  'NO_LONGER_AUTHORISED',
  'AUTHORISATION_NOT_STATED',
  'PACKAGE_EXPIRED',
  'CROP_AUTHORISED',
  'CROP_NOT_AUTHORISED',
  'CROP_ONLY_IN_WORDS',
  'CROP_UNKNOWN',
  'CROP_STANDS_NO_MORE',
  'OTHER_CROP_STANDS',
  'USES_NOT_STATED',
  'ORGANISM_AUTHORISED',
  'ORGANISM_NOT_AUTHORISED',
  'ORGANISM_NOT_SAID',
  'ORGANISMS_NOT_STATED',
  'DOSE_WITHIN',
  'DOSE_ABOVE',
  'DOSE_BELOW',
  'DOSE_NOT_STATED',
  'DOSE_NOT_COMPARABLE',
  'WATER_WITHIN',
  'WATER_ABOVE',
  'WATER_BELOW',
  'WATER_NOT_SAID',
  'WATER_NOT_STATED',
  'APPLICATIONS_LEFT',
  'APPLICATIONS_EXHAUSTED',
  'APPLICATIONS_NOT_STATED',
  'NO_OTHER_USE',
  'INTERVAL_KEPT',
  'INTERVAL_NOT_KEPT',
  'INTERVAL_NOT_STATED',
  'STAGE_WITHIN',
  'STAGE_OUTSIDE',
  'STAGE_NOT_SAID',
  'STAGES_NOT_STATED',
  'TIMING_NOT_AUTHORISED',
  'TIMING_NOT_SAID',
  'PRE_HARVEST_KEPT',
  'PRE_HARVEST_CLOSE',
  'PRE_HARVEST_NOT_KEPT',
  'PRE_HARVEST_NOT_STATED',
  'PRE_HARVEST_BY_GROWING',
  'HARVEST_NOT_PLANNED',
  'REENTRY_FREE',
  'REENTRY_LASTS',
  'REENTRY_MAY_LAST',
  'REENTRY_START_UNKNOWN',
  'REENTRY_NOT_STATED',
  'DISTANCE_KEPT',
  'DISTANCE_TAKES_LAND',
  'DISTANCE_TAKES_ALL',
  'DISTANCE_WITHIN_WIDER',
  'DISTANCES_NOT_STATED',
  'DISTANCE_NO_FEATURES',
  'DISTANCE_NO_SLOPE',
  'OUTSIDE_BAN',
  'INSIDE_BAN',
  'BAN_UNKNOWN',
  'BAN_ZONE_UNKNOWN',
  'BAN_RULES_UNKNOWN',
  'NO_NITROGEN',
  'OUTSIDE_ZONE',
  'NITROGEN_WITHIN',
  'NITROGEN_ABOVE',
  'NITROGEN_UNKNOWN',
  'NITROGEN_LIMIT_UNKNOWN',
  'HOLDING_WITHIN',
  'HOLDING_ABOVE',
  'HOLDING_UNKNOWN',
] as const;
export type RestrictionReason = (typeof restrictionReasons)[number];

/** When an action was judged whose findings are told: when it was recorded, now that it is read, or not at all. */
export const judgingTimes = ['RECORDED', 'READ', 'NEVER'] as const;

/**
 * Why an action was not judged when it was recorded: its land has too many corners to be cut, it was taken over from a table as it
 * stood there, or something that it is judged by could not be found.
 */
export const unjudgedReasons = ['LAND_TOO_LARGE', 'TAKEN_OVER', 'FAILED'] as const;
export type UnjudgedReason = (typeof unjudgedReasons)[number];

/** What figures of a finding are measured in. */
export const findingUnits = [
  ...materialUnits,
  ...(['TIMES', 'DAYS', 'HOURS', 'METRES', 'HECTARES', 'BBCH', 'N_PER_HECTARE'] as const),
] as const;
export type FindingUnit = (typeof findingUnits)[number];
