import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A table as it is written, piece by piece. */
export interface SentTable {
  readonly media: string;
  readonly content: AsyncIterable<string | Buffer>;
}

/** Sends a table as a file of a name. */
export function sendTable(reply: FastifyReply, fileName: string, { media, content }: SentTable): FastifyReply {
  return reply
    .type(media)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(content));
}
