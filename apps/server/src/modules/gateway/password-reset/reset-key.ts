import { createHash, randomBytes } from 'node:crypto';

const bytes = 32;

/** A key that nobody can guess; it goes into one mail and is kept nowhere. */
export function newResetKey(): string {
  return randomBytes(bytes).toString('base64url');
}

/** What is kept of a key: enough to know it again, too little to make it. */
export function hashOfResetKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
