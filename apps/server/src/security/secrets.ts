import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Seals what must be used later but read by nobody who only has the database. */
export interface Secrets {
  /** The same text is sealed differently each time, and opens only as what it was sealed for. */
  seal(text: string, purpose: string): Uint8Array;
  /** Throws where it was sealed by another key, for another purpose, or changed since. */
  open(sealed: Uint8Array, purpose: string): string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createSecrets(keyText: Uint8Array): Secrets {
  const key = createHash('sha256').update('brazda secrets 1').update(keyText).digest();
  return {
    seal: (text, purpose) => {
      const nonce = randomBytes(nonceBytes);
      const encrypting = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(purpose));
      const hidden = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()]);
      return Buffer.concat([nonce, encrypting.getAuthTag(), hidden]);
    },
    open: (sealed, purpose) => {
      const bytes = Buffer.from(sealed);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const decrypting = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      return decrypting.update(bytes.subarray(nonceBytes + tagBytes)).toString('utf8') + decrypting.final('utf8');
    },
  };
}
