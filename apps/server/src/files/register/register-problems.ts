/** Why a file is not read at all. */
export const registerTroubles = ['unsafe', 'damaged', 'tooLarge', 'unknown', 'tooHard', 'fault', 'tooFew'] as const;
export type RegisterTrouble = (typeof registerTroubles)[number];

/** The one thing that reading a register throws: nothing of the file is taken over then. */
export class RegisterFileError extends Error {
  readonly trouble: RegisterTrouble;
  /** The line of the file, from 1 on, where it is known. */
  readonly line: number | null;

  constructor(trouble: RegisterTrouble, message: string, line: number | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'RegisterFileError';
    this.trouble = trouble;
    this.line = line;
  }
}

/** Why one row of a register is left out. */
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

/** Thrown where a row cannot be taken over; the others are. */
export class RefusedRow extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.name = 'RefusedRow';
    this.reason = reason;
  }
}
