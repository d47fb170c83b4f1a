import type { FastifyRequest } from 'fastify';
import type { Who } from '../access/who.ts';
import { Failure } from '../foundation/failure.ts';
import type { KeyedRequest } from '../request-keys/request-keys.ts';
import type { Upload } from './uploads.ts';

interface KeyedCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: Upload | undefined;
  readonly who: Who | undefined;
  readonly request: FastifyRequest;
}

/** A call that creates something, by the key of its sender and all that it is given. Throws `validation.failed`. */
export async function keyedRequest({ params, query, body, file, who, request }: KeyedCall): Promise<KeyedRequest> {
  const key = keyOf(request);
  const path = `${request.method} ${request.routeOptions.url ?? ''}`;
  const bytes = file && key !== undefined ? await digestOf(file.bytes) : '';
  const content = JSON.stringify([params, query, body, file?.name, bytes]);
  return { userId: who?.userId ?? null, call: path, key, content };
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && /^[\x21-\x7e]{16,128}$/.test(given)) return given;
  throw new Failure('validation.failed', {
    fields: [{ path: 'header.idempotency-key', code: 'validation.invalidFormat' }],
  });
}

/** Away from the thread that answers: a file may be large. */
async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Buffer.from(digest).toString('base64');
}
