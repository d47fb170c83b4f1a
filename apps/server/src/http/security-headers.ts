import helmet from 'helmet';
import { Failure } from '../foundation/failure.ts';
import type { Config } from '../config.ts';
import { outerOrigins } from './web-settings.ts';
import type { App } from './app-types.ts';
import { isFromAllowed } from './cross-origin.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The same for an answer that is made without the framework: it is data, and nothing may be done with it. */
export const nakedHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

type SecuritySettings = Pick<Config, 'mapLayers' | 'moduleUrls' | 'publicUrl' | 'web' | 'webOrigins'>;

/** Headers that let the web app be shown by us only, and load nothing from elsewhere but what is configured. */
export function secureHeaders(app: App, config: SecuritySettings): void {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const outside: Outside = {
    tiles: originsOf([...config.mapLayers.baseLayers, ...config.mapLayers.overlays].map(({ url }) => url)),
    modules: originsOf(Object.values(config.moduleUrls)),
    ...outerOrigins(config.web),
  };
  // Made once for all answers: the framework's plugin would make it anew for each.
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', 'geolocation=(self), camera=(self), microphone=()');
    setHeaders(request.raw, reply.raw, () => {
      done();
    });
  });
  app.decorate('contentPolicy', (nonce: string) => contentPolicy(outside, nonce, isHttps));
  app.addHook('onRequest', (request, _reply, done) => {
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site' && !readingMethods.has(request.method);
    done(isForeign && !isFromAllowed(request, config.webOrigins) ? new Failure('request.crossSite') : undefined);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control') && request.routeOptions.config.access)
      void reply.header('cache-control', 'private, no-store');
    done(null, payload);
  });
}

/** Origins that the configuration names: layers of the map, modules that run apart, calls of the page itself, the support chat. */
interface Outside {
  readonly tiles: readonly string[];
  readonly modules: readonly string[];
  readonly connect: readonly string[];
  readonly chat: readonly string[];
}

/** Of addresses the origins; paths of our own have none. */
function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}

function contentPolicy({ tiles, modules, connect, chat }: Outside, nonce: string, isHttps: boolean): string {
  const from = (own: string, ...origins: readonly (readonly string[])[]): string => [own, ...origins.flat()].join(' ');
  return [
    "default-src 'none'",
    from("script-src 'self'", chat),
    "worker-src 'self' blob:",
    from(`style-src 'self' 'nonce-${nonce}'`, chat),
    "style-src-attr 'unsafe-inline'",
    from("img-src 'self' data: blob:", tiles, chat),
    from("connect-src 'self'", modules, tiles, connect, chat, chat.map(asSocket)),
    from("font-src 'self'", chat),
    "manifest-src 'self'",
    from("frame-src 'self' blob:", chat),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Chats speak over web sockets, which the policy takes for another scheme. */
function asSocket(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The content policy of a page whose own styles carry a nonce. */
    contentPolicy: (nonce: string) => string;
  }
}
