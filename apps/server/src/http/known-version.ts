import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../foundation/failure.ts';

const oneVersion = /^"(\d{1,9})"$/;

/** The version that a change stands on, as `If-Match` says it (RFC 9110, 13.1.1); any where it says nothing, or `*`. */
export function knownVersion({ 'if-match': header }: IncomingHttpHeaders): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, version] = oneVersion.exec(header.trim()) ?? [];
  if (version === undefined) throw new Failure('request.malformed');
  return Number(version);
}
