import { authentication } from '@brazda/contract/gateway/authentication.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#server/foundation/failure.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { knownSeconds } from './known-device.ts';
import { readRefreshToken } from './refresh-token.ts';
import { renewSession } from './renew-session.ts';
import { signIn, type GivenSession } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { switchSession } from './switch-session.ts';

const rememberedSeconds = 90 * 24 * 3600;

export function sessionRoutes(mounting: Mounting, services: Services): void {
  const isHttpsOnly = services.config.publicUrl?.startsWith('https:') ?? false;
  const cookieFor = (request: FastifyRequest): RefreshCookie =>
    refreshCookie(isHttpsOnly || request.protocol === 'https');
  const sessionShown: Mounting['sessionShown'] = (request) =>
    readRefreshToken(services.key, request.cookies[cookieFor(request).name])?.sessionId;
  mount({ ...mounting, sessionShown }, authentication, {
    signIn: async ({ body, request, reply }) => {
      refuseOtherSites(request);
      const cookie = cookieFor(request);
      const { name, options } = deviceCookie(cookie);
      const begun = await signIn(services, body, { requestId: request.id, device: request.cookies[name] });
      const session = give(cookie, reply, begun);
      void reply.setCookie(name, begun.device, { ...options, maxAge: knownSeconds });
      return session;
    },
    renew: async ({ request, reply }) => {
      refuseOtherSites(request);
      const cookie = cookieFor(request);
      return give(
        cookie,
        reply,
        await renewSession(services, {
          cookie: request.cookies[cookie.name],
          expiredToken: expiredToken(request),
          requestId: request.id,
        }),
      );
    },
    signOut: async ({ request, reply }) => {
      refuseOtherSites(request);
      const { name, options } = cookieFor(request);
      await signOut(services, request.cookies[name], request.id);
      void reply.clearCookie(name, options);
      return undefined;
    },
    switch: async ({ body, who, request, reply }) => {
      refuseOtherSites(request);
      return give(cookieFor(request), reply, await switchSession(services, who, body));
    },
  });
}

/** The token of a page on which somebody acts as another, as a bearer or bare. */
function expiredToken({ headers }: FastifyRequest): string | undefined {
  const given = headers['x-expired-authorization'];
  return typeof given === 'string' && given !== '' ? given.replace(/^Bearer /, '') : undefined;
}

interface RefreshCookie {
  readonly name: string;
  readonly options: {
    readonly path: string;
    readonly httpOnly: true;
    readonly sameSite: 'strict';
    readonly secure: boolean;
  };
}

/** The prefix makes browsers hold the cookie to this host and to https; on a plain local address they would refuse it. */
function refreshCookie(isSecure: boolean): RefreshCookie {
  return {
    name: isSecure ? '__Host-brazda' : 'brazda',
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure },
  };
}

/** It stays when the session ends: it lets nobody in, and only says that this device is no stranger. */
function deviceCookie({ name, options }: RefreshCookie): RefreshCookie {
  return { name: `${name}-device`, options };
}

function give(
  { name, options }: RefreshCookie,
  reply: FastifyReply,
  { session, refreshToken, rememberMe }: GivenSession,
): GivenSession['session'] {
  void reply.header('cache-control', 'no-store');
  if (refreshToken !== undefined) {
    void reply.setCookie(name, refreshToken, { ...options, ...(rememberMe && { maxAge: rememberedSeconds }) });
  }
  return session;
}

/**
 * Calls that a cookie alone allows are answered to our own pages only (OWASP ASVS 5.0, 3.5.3). Browsers say where a
 * call comes from by Sec-Fetch-Site, or on plain addresses by Origin or Referer; what sends none is not a browser.
 */
function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const mode = request.headers['sec-fetch-mode'];
  if (typeof site === 'string') {
    if (site === 'same-origin' && mode !== 'navigate') return;
    throw new Failure('request.crossSite');
  }
  const origin = request.headers.origin ?? request.headers.referer;
  if (origin !== undefined && hostOf(origin) !== request.host) throw new Failure('request.crossSite');
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
