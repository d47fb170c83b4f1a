import type { ErrorCode, FieldFault } from '@brazda/contract/errors.ts';

/** What an act throws when the answer is no: a code of the catalogue, never a text or an HTTP status. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[] | undefined;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;
  /** What is there now, where somebody else has changed it meanwhile. */
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    detail: { fields?: readonly FieldFault[]; retryAfter?: number; current?: unknown; cause?: unknown } = {},
  ) {
    super(code, { cause: detail.cause });
    this.name = 'Failure';
    this.code = code;
    this.fields = detail.fields;
    this.retryAfter = detail.retryAfter;
    this.current = detail.current;
  }
}
