import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, UserId } from '../shapes.ts';

export const Credentials = z
  .strictObject({
    username: z.string().min(1).max(254),
    password: z.string().min(1).max(256),
    rememberMe: z.boolean().default(false),
  })
  .meta({ id: 'Credentials' });

/** The signed token that every other call carries as a bearer header, and whom it names. */
export const Session = z.object({ id_token: z.string(), principal: z.string() }).meta({ id: 'Session' });

/** What `id_token` says: display data for the web app; the server checks membership anew at each call. */
export const TokenClaims = z.object({
  exp: z.int(),
  sid: z.uuid(),
  principal: z.string(),
  user_farms: z.array(z.object({ id: z.int(), name: z.string() })),
  user_farms_truncated: z.literal(true).optional(),
  /** The administrator who acts as the principal; only while they do. */
  original_user_id: z.int().optional(),
});
export type TokenClaims = z.infer<typeof TokenClaims>;

/** Whose place an administrator takes: a user's, or that of a farm's first user; null goes back to their own. */
export const Impersonation = z
  .union([z.null(), z.strictObject({ farmId: FarmId }), z.strictObject({ userId: UserId })])
  .optional()
  .meta({ id: 'Impersonation' });
export type Impersonation = z.infer<typeof Impersonation>;

const setsCookie = { 'set-cookie': 'The refresh cookie: HttpOnly, SameSite=Strict, Secure behind https' };
/** All who work behind one address come back at once when their network does, with every tab and phone that they have. */
const ofSessions = { calls: 1200, seconds: 60 };

const setsCookies = {
  'set-cookie': `${setsCookie['set-cookie']}; and a cookie by which the device is known when others have guessed too often`,
};

export const authentication = {
  signIn: endpoint('POST', '/api/authenticate', {
    summary: 'Sign in; sets the refresh cookie',
    access: 'public',
    limit: { calls: 30, seconds: 60 },
    body: Credentials,
    response: Session,
    answerHeaders: setsCookies,
    errors: ['authentication.failed'],
  }),
  renew: endpoint('GET', '/api/authenticate', {
    summary: 'A new token for the session of the refresh cookie',
    access: 'session',
    limit: ofSessions,
    requestHeaders: { 'x-expired-authorization': 'While acting as somebody: the bearer token that has expired' },
    response: Session,
    answerHeaders: setsCookie,
    errors: ['authentication.expired', 'request.crossSite'],
  }),
  signOut: endpoint('DELETE', '/api/authenticate', {
    summary: 'End the session of the refresh cookie everywhere it reaches',
    access: 'session',
    limit: ofSessions,
    status: 204,
    errors: ['request.crossSite'],
  }),
  switch: endpoint('POST', '/api/switch-authentication', {
    summary:
      'Act as somebody else, for administrators, or end it; sets the refresh cookie of the session to go on with',
    access: 'user',
    tellsActing: true,
    body: Impersonation,
    response: Session,
    answerHeaders: setsCookie,
    errors: ['route.notFound', 'user.notFound', 'impersonation.refused', 'impersonation.noUser'],
  }),
};
