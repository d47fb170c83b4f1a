/** What the rules of rotation may say against a crop of a plan. */
export const rotationWarningCodes = [
  'SAME_IN_SUCCESSION',
  'BREAK_TOO_SHORT',
  'POOR_PREDECESSOR',
  'SHARE_TOO_LARGE',
] as const;
export type RotationWarningCode = (typeof rotationWarningCodes)[number];
