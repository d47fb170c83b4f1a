import { z } from 'zod';
import { errors as errorsOfModules } from './errors.generated.ts';
import type { Faults } from './fault.ts';

/** What any call can fail by, whatever it is about. */
export const errorsOfAll = {
  'request.malformed': { status: 400, says: 'The request cannot be read.' },
  'request.tooLarge': { status: 413, says: 'The request or its file is too large.' },
  'request.mediaType': { status: 415, says: 'The request has a media type that this call does not take.' },
  'request.headersTooLarge': { status: 431, says: 'The headers of the request, its address included, are too large.' },
  'request.timeout': { status: 408, says: 'The request did not arrive in time.' },
  'request.keyReused': { status: 422, says: 'The Idempotency-Key was used for another request already.' },
  'record.changed': {
    status: 412,
    says: 'Somebody else has changed meanwhile what this was to change; see current, and send its version to overwrite it.',
  },
  'request.tooMany': { status: 429, says: 'Too many requests; try again after the time in Retry-After.' },
  'request.crossSite': { status: 403, says: 'The request comes from another site.' },
  'validation.failed': { status: 400, says: 'Some fields are wrong; see fields.' },
  'authentication.required': { status: 401, says: 'Sign in to use this call.' },
  'authentication.expired': { status: 401, says: 'The session has ended; sign in again.' },
  'farm.notAllowed': { status: 403, says: 'The role of the user on the farm does not allow this.' },
  'impersonation.refused': { status: 403, says: 'This cannot be done while acting as somebody else.' },
  'farm.notFound': { status: 404, says: 'There is no such farm.' },
  'farm.oneNeeded': { status: 422, says: 'This is done on one farm; say by farmIds on which.' },
  'route.notFound': { status: 404, says: 'There is no such call.' },
  'storage.full': { status: 507, says: 'The disk is full; nothing was saved.', isReportable: true },
  'service.unavailable': { status: 503, says: 'The service is not available now; try again.', isReportable: true },
  unexpected: { status: 500, says: 'An unexpected error; tell the support the requestId.', isReportable: true },
} as const satisfies Faults;

/** Every failure that a call can answer with: a stable code and its HTTP status. Each module declares its own. */
export const errors = { ...errorsOfAll, ...errorsOfModules } as const satisfies Faults;

export type ErrorCode = keyof typeof errors;

export const errorCodes: readonly ErrorCode[] = Object.keys(errors).filter(isErrorCode);

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

/** What is wrong with one field of the input: its path, a stable code and the numbers or words that the message needs. */
export const FieldFault = z
  .object({
    path: z.string(),
    code: z.string(),
    detail: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'FieldFault' });
export type FieldFault = z.infer<typeof FieldFault>;

/** The body of every answer that is not a success. */
export const ErrorBody = z
  .object({
    timestamp: z.iso.datetime(),
    status: z.int(),
    error: z.string(),
    message: z.string(),
    path: z.string(),
    code: z.string(),
    fields: z.array(FieldFault).optional(),
    /** With `record.changed`: what is there now, as the call would answer with it. With `change.inTheWay`: the later changes. */
    current: z.unknown().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;
