import type { Language } from '@brazda/contract/shapes.ts';
import type { FarmScope } from '../db/farm-scope.ts';

/** Who asks, and for which of their farms. */
export interface Who extends FarmScope {
  readonly userId: number;
  readonly email: string;
  readonly sessionId: string;
  readonly language: Language;
}

/** A signed-in user before it is known which farms the call is about. */
export type SignedIn = Omit<Who, 'farmIds' | 'language'> & { readonly preferredLanguage: string };

/** Knows the holder of a bearer token, or throws `authentication.required` or `authentication.expired`. */
export type Authenticate = (token: string | undefined) => Promise<SignedIn> | SignedIn;
