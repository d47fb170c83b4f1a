import type { TokenClaims } from '@brazda/contract/gateway/authentication.ts';
import { isActing } from '../session.ts';

/** Whose things may be kept on this device: nobody's, where an administrator acts as somebody else. */
export function ownerOf(claims: TokenClaims | null): string | null {
  return claims === null || isActing(claims) ? null : claims.principal;
}
