import type { RefusalReason } from '@brazda/domain/enumerations/register-refusal.ts';

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

/** Thrown where a row cannot be taken over; the others are. */
export class RefusedRow extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.name = 'RefusedRow';
    this.reason = reason;
  }
}
