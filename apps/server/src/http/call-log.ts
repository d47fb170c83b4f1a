import type { ErrorCode } from '@brazda/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';

/** Who made a call, on which farms and why it failed: ids and codes only, never a name, a query, a header or a body. */
export interface ToldOfCall {
  readonly userId?: number;
  /** The administrator who acts as the user. */
  readonly originalUserId?: number;
  /** The farms that the call names, or the one of the device that has made it. */
  readonly farmIds?: readonly number[];
  readonly code?: ErrorCode;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log says of the call besides its result. */
    told: ToldOfCall | null;
  }
}

/** One line for each call: what, how long, with which result, by whom and on which farms. */
export function logCalls(app: App): void {
  app.decorateRequest('told', null);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.isOnFastPath) {
      const route = request.routeOptions.url ?? 'none';
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ method: request.method, route, status: reply.statusCode, ms, ...request.told }, 'call');
    }
    done();
  });
}

/** What the line about a call is to say, as it becomes known. */
export function tellLog(request: FastifyRequest, told: ToldOfCall): void {
  request.told = { ...request.told, ...told };
}
