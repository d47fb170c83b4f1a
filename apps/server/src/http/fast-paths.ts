import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { App } from './app-types.ts';

/** A call as it has come, before the framework has made anything of it. */
export interface FastCall {
  readonly raw: IncomingMessage;
  /** Gives where to write the answer; from then on nobody else answers. */
  readonly answer: () => ServerResponse;
  /** Leaves the call to the way of all calls, or lets it answer with a failure. */
  readonly goOn: (failure?: Error) => void;
}

/** Answers a call before all that other calls pass, now or later, or goes on; false where it is none of its own. */
export type FastPath = (call: FastCall) => boolean;

/** Lets calls that come thousands of times a second be answered on fast paths. It must be called before other hooks are added. */
export function openFastPaths(app: App): (way: FastPath) => void {
  const ways: FastPath[] = [];
  const passed = new WeakMap<IncomingMessage, Error | undefined>();
  const take = (call: FastCall): void => {
    try {
      if (!ways.some((way) => way(call))) call.goOn();
    } catch (error) {
      call.goOn(error as Error);
    }
  };
  for (const handle of app.server.listeners('request') as RequestListener[]) {
    app.server.off('request', handle);
    app.server.on('request', (raw, response) => {
      const goOn = (failure?: Error): void => {
        passed.set(raw, failure);
        handle(raw, response);
      };
      take({ raw, answer: () => response, goOn });
    });
  }
  app.decorateRequest('isOnFastPath', false);
  // What comes by another way than the server, as tests do, takes them here.
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const answer = (): ServerResponse => {
      request.isOnFastPath = true;
      return reply.hijack().raw;
    };
    if (passed.has(raw)) done(passed.get(raw));
    else take({ raw, answer, goOn: done });
  });
  return (way) => {
    ways.push(way);
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Such calls are counted by whoever answers them, and not written down. */
    isOnFastPath: boolean;
  }
}
