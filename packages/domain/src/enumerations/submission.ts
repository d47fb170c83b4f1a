/**
 * What has become of records that were handed over to the ministry: they wait, are on their way, were taken for processing, and
 * then were accepted, found faulty, or never answered. Whether they arrived may be known by nobody where the connection broke.
 */
export const submissionStates = [
  'WAITING',
  'SENDING',
  'NOT_SENT',
  'MAYBE_SENT',
  'DELIVERED',
  'ACCEPTED',
  'FAULTY',
  'UNANSWERED',
] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** Whether a submission is still being handed over, so that no second one of its month is begun. */
export function isUnderWay(state: SubmissionState): state is 'WAITING' | 'SENDING' {
  return state === 'WAITING' || state === 'SENDING';
}

/** What keeps a record from being handed over, or ought to be looked at before it is. */
export const submissionFindings = {
  ERROR: [
    'NO_AUTHORISATION',
    'NO_BLOCK',
    'NO_SQUARE',
    'NO_DOSE',
    'COUNTED_UNIT',
    'AREA_TOO_LARGE',
    'NO_CROP_CODE',
    'CROP_ENDS_BEFORE',
  ],
  WARNING: ['NO_CROP', 'NO_CROP_START', 'OUTSIDE_CROP', 'NO_START', 'NO_STAGE', 'NO_TARGET', 'NOT_DONE'],
} as const;
export type SubmissionSeverity = keyof typeof submissionFindings;
export type SubmissionFindingCode = (typeof submissionFindings)[SubmissionSeverity][number];

export const submissionFindingCodes: readonly SubmissionFindingCode[] = [
  ...submissionFindings.ERROR,
  ...submissionFindings.WARNING,
];

/** More of them than these are counted and not told. */
export const mostSubmissionFindings = 500;

export function severityOf(code: SubmissionFindingCode): SubmissionSeverity {
  return (submissionFindings.ERROR as readonly string[]).includes(code) ? 'ERROR' : 'WARNING';
}

/** What of a submission an error of the ministry is about. */
export const submissionParts = ['SUBMISSION', 'SOWING', 'AREA', 'CULTIVATION', 'USE'] as const;
export type SubmissionPart = (typeof submissionParts)[number];

/** Where a product was used, as the ministry tells it: on land, under glass, in a store, on seed. */
export const protectionUseTypes = ['P', 'SK', 'SD', 'MS'] as const;
export type ProtectionUseType = (typeof protectionUseTypes)[number];

/** What is to be done about a month of a farming year. */
export const monthStandings = [
  'NOT_OVER',
  'NOTHING',
  'TO_SEND',
  'UNDER_WAY',
  'MAYBE_SENT',
  'NOT_SENT',
  'DELIVERED',
  'UNANSWERED',
  'ACCEPTED',
  'FAULTY',
  'COVERED',
] as const;
export type MonthStanding = (typeof monthStandings)[number];
