import type { Endpoint } from '@brazda/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/who.ts';
import { networkOf } from './limits.ts';

/** Knows the session whose cookie a request brings: its id, or undefined where it brings none that is ours. */
export type SessionShown = (request: FastifyRequest) => string | undefined;

/**
 * Behind whose calls a call waits for its turn. What a cookie alone allows waits behind that session's own, and what
 * brings no cookie of ours behind those of its network: a flood of either holds up nobody else.
 */
export function laneOfCall(
  { access, method, path }: Pick<Endpoint, 'access' | 'method' | 'path'>,
  request: FastifyRequest,
  signedIn: SignedIn | undefined,
  sessionShown: SessionShown | undefined,
): string {
  if (signedIn) return `user ${signedIn.userId}`;
  if (access !== 'session') return `${method} ${path}`;
  const session = sessionShown?.(request);
  return session === undefined ? `network ${networkOf(request)}` : `session ${session}`;
}
