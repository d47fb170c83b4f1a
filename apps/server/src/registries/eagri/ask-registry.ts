import { decodeXml } from './decode-xml.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryConfig } from './registry-settings.ts';

const bytesPerMegabyte = 1024 * 1024;

/** An answer as it came; to read a large one takes its time. */
export interface RawAnswer {
  readonly bytes: Uint8Array;
  readonly contentType: string | null;
}

/** How long whoever asks waits, and for how much. */
export interface RegistryPatience {
  readonly seconds: number;
  readonly megabytes: number;
}

/** SOAP 1.1 wants the header of every call (6.1.1); the registry's services are told apart by the envelope and name no action. */
const noAction = '""';

/** So much of an answer shows whether it is one of the registry. */
const beginningBytes = 4096;

/**
 * Sends one envelope and gives back the answer, whatever its status: the registry's own errors come with one that is no
 * success. Throws RegistryError `unavailable` where no whole answer comes in time.
 */
export async function askRegistry(
  { url }: Pick<RegistryConfig, 'url'>,
  envelope: string,
  { seconds, megabytes }: RegistryPatience,
): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml', soapaction: noAction },
      body: envelope,
      // Elsewhere the token would be shown to somebody else.
      redirect: 'error',
      signal,
    });
    const bytes = await readBytes(response, megabytes * bytesPerMegabyte);
    const answer = { bytes, contentType: response.headers.get('content-type') };
    if (!response.ok && !textOf({ ...answer, bytes: bytes.subarray(0, beginningBytes) }).includes('Envelope')) {
      const mayHaveArrived = response.status >= 500 && response.status !== outage;
      throw new RegistryError(
        'unavailable',
        `The registry answered ${response.status}`,
        null,
        undefined,
        mayHaveArrived,
      );
    }
    return answer;
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    const reason = signal.aborted ? `nothing came within ${seconds} s` : 'the connection failed';
    throw new RegistryError(
      'unavailable',
      `The registry cannot be reached: ${reason}`,
      null,
      error,
      !wasUnconnected(error),
    );
  }
}

/** Whoever answers so has taken nothing. */
const outage = 503;

/** What went wrong before anything could be sent. */
const unconnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function wasUnconnected(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' && unconnected.has(cause.code);
}

export function textOf({ bytes, contentType }: RawAnswer): string {
  return decodeXml(bytes, contentType);
}

async function readBytes(response: Response, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes)
      throw new RegistryError('unavailable', 'The answer is larger than it may be', null, undefined, true);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
