import type { ModuleName } from '@brazda/contract/contract.ts';
import type { Config } from '../config.ts';
import type { App } from './app-types.ts';
import { logCall } from './log-call.ts';
import type { Metrics } from './metrics.ts';
import { commonHeaders } from './security-headers.ts';

/**
 * For each module a scope under its base path that nothing is done in for calls which a hook of its own answers at
 * once. All other answers there get what every answer gets: headers, a line in the log, a place in the figures.
 */
export async function openBareScopes(
  app: App,
  config: Config,
  metrics: Metrics,
): Promise<Readonly<Partial<Record<ModuleName, App>>>> {
  const headers = commonHeaders(config);
  const scopes: Partial<Record<ModuleName, App>> = {};
  for (const name of config.modules) {
    await app.register(
      (scope: App, _options, done) => {
        // A log of its own for each call costs a good part of an answer that is kept; those that are written make one.
        scope.setChildLoggerFactory((logger) => logger);
        scope.addHook('onSend', (request, reply, payload, sent) => {
          void reply.headers({ ...headers, 'x-request-id': request.id });
          if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-store');
          reply.raw.once('finish', () => {
            logCall(scope.log.child({ reqId: request.id }), request, reply);
            metrics.count(request, reply);
          });
          sent(null, payload);
        });
        scopes[name] = scope;
        done();
      },
      { prefix: `/${name}` },
    );
  }
  return scopes;
}
