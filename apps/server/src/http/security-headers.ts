import helmet from '@fastify/helmet';
import type { BaseLayer } from '../config.ts';
import { Failure } from '../failure.ts';
import type { App } from './app-types.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers that let the web app be shown by us only, and load nothing from elsewhere but the configured backgrounds. */
export async function secureHeaders(app: App, baseLayers: readonly BaseLayer[], isHttps: boolean): Promise<void> {
  const tileOrigins = [...new Set(baseLayers.map(({ url }) => new URL(url).origin))];
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.decorate('contentPolicy', (nonce: string) => contentPolicy(tileOrigins, nonce, isHttps));
  app.addHook('onRequest', (request, _reply, done) => {
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site' && !readingMethods.has(request.method);
    done(isForeign ? new Failure('request.crossSite') : undefined);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control') && request.routeOptions.config.access)
      void reply.header('cache-control', 'private, no-store');
    if (!reply.hasHeader('permissions-policy'))
      void reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
    done(null, payload);
  });
}

function contentPolicy(tileOrigins: readonly string[], nonce: string, isHttps: boolean): string {
  const tiles = tileOrigins.length > 0 ? ` ${tileOrigins.join(' ')}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self' blob:",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}`,
    `connect-src 'self'${tiles}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The content policy of a page whose own styles carry a nonce. */
    contentPolicy: (nonce: string) => string;
  }
}
