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
    .header('content-disposition', dispositionOf(fileName))
    .send(Readable.from(content));
}

/** RFC 6266: for those who know letters of all languages the name itself, for others what is left of it. */
function dispositionOf(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === fileName
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
