import { randomUUID } from 'node:crypto';
import { TokenClaims } from '@brazda/contract/gateway/authentication.ts';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../foundation/clock.ts';

const issuer = 'brazda';
const algorithm = 'HS256';
const type = 'at+jwt';
const lifetimeSeconds = 600;
const clockToleranceSeconds = 5;
const expiredToleranceSeconds = 24 * 3600;
const rememberedTokens = 20_000;

/** Signs `id_token` and reads it back; a token that was verified once is not verified again. */
export interface Tokens {
  sign(claims: Omit<TokenClaims, 'exp'>): Promise<string>;
  /** The claims of a token that is ours and has not expired, or undefined. */
  read(token: string): Promise<TokenClaims | undefined> | TokenClaims | undefined;
  /** The claims of a token that was read before and has not expired since. */
  known(token: string): TokenClaims | undefined;
  /** The claims of a token that is ours and has expired, at most a day ago. */
  readExpired(token: string): Promise<TokenClaims | undefined>;
}

export function createTokens(key: Uint8Array, clock: Clock): Tokens {
  const verified = new LRUCache<string, TokenClaims>({ max: rememberedTokens });
  const claimsOf = (token: string, toleranceSeconds: number): Promise<TokenClaims | undefined> =>
    jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience: issuer,
      typ: type,
      clockTolerance: toleranceSeconds,
      currentDate: clock.now(),
    })
      .then(({ payload }) => TokenClaims.parse(payload))
      .catch(() => undefined);
  const verifyToken = async (token: string): Promise<TokenClaims | undefined> => {
    const claims = await claimsOf(token, clockToleranceSeconds);
    if (!claims) return undefined;
    verified.set(token, claims);
    return claims;
  };
  const isLive = ({ exp }: TokenClaims): boolean => exp + clockToleranceSeconds > clock.now().getTime() / 1000;
  return {
    sign: (claims) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + lifetimeSeconds)
        .setJti(randomUUID())
        .sign(key);
    },
    readExpired: (token) => claimsOf(token, expiredToleranceSeconds),
    known: (token) => {
      const claims = verified.get(token);
      return claims && isLive(claims) ? claims : undefined;
    },
    read: (token) => {
      const known = verified.get(token);
      if (!known) return verifyToken(token);
      if (isLive(known)) return known;
      verified.delete(token);
      return undefined;
    },
  };
}
