import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify, type ECDH } from 'node:crypto';

/** The keys of a browser that has subscribed. */
export interface BrowserKeys {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

const saltBytes = 16;
const idLengthAt = saltBytes + 4;
const tagBytes = 16;
/** Behind the text of the last record. */
const lastRecord = 2;

/** Opens an encrypted message as a browser does: RFC 8188 (aes128gcm) with keys by RFC 8291. Throws where it is not for it. */
export function openMessage(body: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes);
  const idLength = body[idLengthAt] ?? 0;
  const sender = body.subarray(idLengthAt + 1, idLengthAt + 1 + idLength);
  const sealed = body.subarray(idLengthAt + 1 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-tagBytes));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -tagBytes)), opening.final()]);
  const end = padded.lastIndexOf(lastRecord);
  return padded.subarray(0, end).toString('utf8');
}

function derived(secret: Buffer, salt: Buffer, info: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

export interface Sender {
  readonly publicKey: string;
  readonly audience: string;
  readonly subject: string;
  readonly expiresAt: Date;
}

/** Who sends, as the header of RFC 8292 says it and its signature proves. Throws where it does not. */
export function senderOf(authorization: string): Sender {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The sender is not who it says');
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
  return { publicKey, audience: String(aud), subject: String(sub), expiresAt: new Date(Number(exp) * 1000) };
}

export function newBrowserKeys(auth: Buffer): BrowserKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, auth };
}
