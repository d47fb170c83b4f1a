import { STATUS_CODES } from 'node:http';
import { errors, type ErrorBody, type ErrorCode, type FieldFault } from '@brazda/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failureOfDatabase, type ConstraintFailures } from '../db/constraints.ts';
import { Failure } from '../foundation/failure.ts';
import type { App } from './app-types.ts';
import { tellLog } from './call-log.ts';

/** What the framework and its plugins throw, in the words of our catalogue. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'request.tooLarge',
  FST_FILES_LIMIT: 'request.malformed',
  FST_FIELDS_LIMIT: 'request.malformed',
  FST_PARTS_LIMIT: 'request.malformed',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.mediaType',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.mediaType',
};

/** After so long it is worth trying again where the database was away or too busy. */
const retryAfterSeconds = 2;

/** The only place that knows how a failure looks in HTTP. What constraints of tables mean, the modules say. */
export function answerErrors(app: App, ofConstraints: ConstraintFailures): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = asFailure(error, ofConstraints);
    tellOf(failure, request);
    return sendFailure(request, reply, failure);
  });
}

/** What we refuse ourselves, because too much is asked, is not told call by call; an outage not with a trace each time. */
function tellOf({ code, cause }: Failure, request: FastifyRequest): void {
  if (!isReportable(code) || cause === undefined) return;
  if (code !== 'service.unavailable') request.log.error({ err: cause, code }, 'call failed');
  else request.log.warn({ reason: cause instanceof Error ? cause.message : typeof cause, code }, 'call put off');
}

/** Answers an address that cannot even be read; no hook has run for it. */
export function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  sendFailure(request, reply, asFailure(error));
}

/** Sends the error body that every failed call answers with. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { status } = errors[failure.code];
  tellLog(request, { code: failure.code });
  if (failure.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(failure.retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(request, failure, status)));
}

function bodyOf(request: FastifyRequest, failure: Failure, status: number): ErrorBody {
  return {
    timestamp: new Date().toISOString(),
    status,
    error: STATUS_CODES[status] ?? 'Error',
    message: errors[failure.code].says,
    path: request.url.split('?')[0] ?? '',
    code: failure.code,
    ...(failure.fields && { fields: [...failure.fields] satisfies FieldFault[] }),
    ...(failure.current !== undefined && { current: failure.current }),
    requestId: request.id,
  };
}

function asFailure(error: unknown, ofConstraints: ConstraintFailures = {}): Failure {
  if (error instanceof Failure) return error;
  const code = failureOfDatabase(error, ofConstraints) ?? codeOfFramework(error);
  return new Failure(code ?? 'unexpected', {
    cause: error,
    ...(code === 'service.unavailable' && { retryAfter: retryAfterSeconds }),
  });
}

function codeOfFramework(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as FastifyError;
  const known = frameworkCodes[code];
  if (known) return known;
  if (statusCode === 429) return 'request.tooMany';
  if (statusCode === 503) return 'service.unavailable';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'request.malformed' : undefined;
}

function isReportable(code: ErrorCode): boolean {
  return 'isReportable' in errors[code];
}
