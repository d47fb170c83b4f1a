/** Why one row of a public register is left out. */
export const refusalReasons = [
  'NO_ID',
  'NO_NAME',
  'NO_NUMBER',
  'NUMBER_UNREADABLE',
  'DAY_UNREADABLE',
  'NITROGEN_UNKNOWN',
  'NITROGEN_CATEGORY_UNKNOWN',
  'TOO_LONG',
  'TWICE',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
