import type { IncomingMessage } from 'node:http';
import type { App } from './app-types.ts';

const lookMilliseconds = 10_000;
/** Less than the slowest of networks brings; whoever sends less holds a place on purpose, or is gone. */
const leastBytesASecond = 1024;

/** How long a connection may take to say what it wants; a body may take long, as long as it goes on coming. */
export const requestTimes = {
  headersTimeout: 20_000,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 5000,
} as const;

/** Ends connections that send their body so slowly that they only hold a place. */
export function endSlowRequests(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined) {
      const watch = watchBody(raw);
      reply.raw.once('close', () => {
        clearInterval(watch);
      });
    }
    done();
  });
}

function watchBody(raw: IncomingMessage): NodeJS.Timeout {
  let seen = raw.socket.bytesRead;
  const watch = setInterval(() => {
    if (raw.complete || raw.destroyed) {
      clearInterval(watch);
      return;
    }
    const came = raw.socket.bytesRead - seen;
    seen = raw.socket.bytesRead;
    // A body that nobody reads just now is held back by us.
    const isAwaited = raw.readableFlowing === true;
    if (isAwaited && came < (leastBytesASecond * lookMilliseconds) / 1000) raw.socket.destroy();
  }, lookMilliseconds);
  return watch.unref();
}
