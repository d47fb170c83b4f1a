import { isUtf8 } from 'node:buffer';
import { Failure } from '../foundation/failure.ts';
import type { App } from './app-types.ts';

/** No call takes lists in lists in lists; what is nested deeper costs time to read and can be nothing of ours. */
const deepest = 20;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const opening: ReadonlySet<number> = new Set(Buffer.from('[{'));
const closing: ReadonlySet<number> = new Set(Buffer.from(']}'));

/** Reads JSON bodies: in UTF-8 alone, not nested without end, and as the framework does otherwise. */
export function acceptJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isReadable(body)) {
      void parse(request, body.toString('utf8'), done);
    } else {
      done(new Failure('request.malformed'));
    }
  });
}

/** Whether it is text in UTF-8 that is not nested without end. */
function isReadable(body: Buffer): boolean {
  return isUtf8(body) && !isNestedDeeper(body);
}

/** The text and the value of a JSON body that no framework has read. Throws `request.malformed`. */
export function readJson(body: Buffer): { readonly text: string; readonly value: unknown } {
  if (!isReadable(body)) throw new Failure('request.malformed');
  const text = body.toString('utf8');
  try {
    return { text, value: JSON.parse(text) as unknown };
  } catch (cause) {
    throw new Failure('request.malformed', { cause });
  }
}

function isNestedDeeper(body: Buffer): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0;
    if (isInString && byte === backslash) at++;
    else if (byte === quote) isInString = !isInString;
    else if (isInString) continue;
    else if (closing.has(byte)) depth--;
    else if (opening.has(byte) && ++depth > deepest) return true;
  }
  return false;
}
