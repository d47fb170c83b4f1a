import type { Language } from '@brazda/contract/shapes.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import type { FarmScope } from '../db/farm-scope.ts';

/** Who asks, and for which of their farms. */
export interface Who extends FarmScope {
  readonly userId: number;
  readonly email: string;
  readonly sessionId: string;
  /** What they are on each of their farms. */
  readonly roles: ReadonlyMap<number, FarmRole>;
  readonly language: Language;
  /** Whether they look after the installation; never while they act as somebody else. */
  readonly isAdmin: boolean;
  /** The administrator who acts as this user; null where people act for themselves. */
  readonly originalUserId: number | null;
  /** The call in which they ask. */
  readonly requestId: string;
}

/** What somebody is on a farm; the least where it is none of theirs. */
export function roleOn({ roles }: Pick<Who, 'roles'>, farmId: number): FarmRole {
  return roles.get(farmId) ?? 'reader';
}

/** A signed-in user before it is known which farms the call is about. */
export type SignedIn = Omit<Who, 'farmIds' | 'language' | 'requestId'> & { readonly preferredLanguage: string };

/** Knows the holder of a bearer token, or throws `authentication.required` or `authentication.expired`. */
export type Authenticate = (token: string | undefined) => Promise<SignedIn> | SignedIn;
