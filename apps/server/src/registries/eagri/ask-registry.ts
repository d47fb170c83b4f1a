import { decodeXml } from './decode-xml.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryConfig } from './registry-settings.ts';

const bytesPerMegabyte = 1024 * 1024;

/**
 * Sends one envelope and gives back the text of the answer, whatever its status: the registry's own errors come with
 * one that is no success. Throws RegistryError `unavailable` where no whole answer comes in time.
 */
export async function askRegistry(
  { url, settings }: RegistryConfig,
  envelope: string,
  patienceSeconds: number,
): Promise<string> {
  const signal = AbortSignal.timeout(patienceSeconds * 1000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml' },
      body: envelope,
      // Elsewhere the token would be shown to somebody else.
      redirect: 'error',
      signal,
    });
    const text = await readText(response, settings.largestAnswerMegabytes * bytesPerMegabyte);
    if (!response.ok && !text.includes('Envelope')) {
      throw new RegistryError('unavailable', `The registry answered ${response.status}`);
    }
    return text;
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    const reason = signal.aborted ? `nothing came within ${patienceSeconds} s` : 'the connection failed';
    throw new RegistryError('unavailable', `The registry cannot be reached: ${reason}`, null, error);
  }
}

async function readText(response: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw new RegistryError('unavailable', 'The answer is larger than it may be');
    parts.push(part);
  }
  return decodeXml(Buffer.concat(parts), response.headers.get('content-type'));
}
