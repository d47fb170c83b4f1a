import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errors, type ErrorBody, type ErrorCode } from '@brazda/contract/errors.ts';
import { nakedHeaders } from './security-headers.ts';

/** What the parser of HTTP stumbles over, in the words of our catalogue; anything else is malformed. */
const parserCodes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/** Answers what cannot be read as a request: no hook and no route ever sees it. */
export function answerUnparsable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(wholeAnswer(parserCodes[error.code ?? ''] ?? 'request.malformed'));
  socket.destroy(error);
}

function wholeAnswer(code: ErrorCode): string {
  const { status, says } = errors[code];
  const requestId = randomUUID();
  const reason = STATUS_CODES[status] ?? 'Error';
  const timestamp = new Date().toISOString();
  const body = JSON.stringify({
    timestamp,
    status,
    error: reason,
    message: says,
    path: '',
    code,
    requestId,
  } satisfies ErrorBody);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
    ...nakedHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`;
}
