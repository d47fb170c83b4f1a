import type { FastifyReply } from 'fastify';
import { Failure } from '../foundation/failure.ts';

/** Tells when the caller goes away before it has its answer. The failure that work ends with then reaches nobody. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Failure('request.malformed'));
  });
  return gone.signal;
}
