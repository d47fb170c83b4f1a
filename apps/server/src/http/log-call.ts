import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';

/** One line for a call: what, how long, with which result; never its query, headers or body. */
export function logCall(log: FastifyBaseLogger, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'none';
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  log.info({ method: request.method, route, status: reply.statusCode, ms }, 'call');
}
