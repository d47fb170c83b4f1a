import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** JSON of a list that was written and compressed before, sent as it is; whoever has it already is told so. */
export class KeptJson {
  readonly bytes: Uint8Array;
  readonly total: number;
  /** Names what it says: another text has another tag. */
  readonly tag: string;

  constructor(bytes: Uint8Array, total: number, tag: string) {
    this.bytes = bytes;
    this.total = total;
    this.tag = tag;
  }
}

/** Sends it compressed to who takes that, and asks browsers to keep it and to ask each time whether it still holds. */
export async function sendKeptJson(reply: FastifyReply, { bytes, total, tag }: KeptJson): Promise<FastifyReply> {
  const { headers } = reply.request;
  void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
  void reply.header('x-total-count', total);
  if (headers['if-none-match']?.includes(tag) === true) return reply.code(304).send();
  void reply.type('application/json; charset=utf-8');
  const takesGzip = (headers['accept-encoding'] ?? '').includes('gzip');
  return takesGzip ? reply.header('content-encoding', 'gzip').send(bytes) : reply.send(await promisify(gunzip)(bytes));
}
