import type { FastifyReply } from 'fastify';

/** A file that was made before it is sent. */
export interface SentFile {
  readonly name: string;
  readonly media: string;
  readonly bytes: Uint8Array;
}

/** Sends a file of a name; nobody keeps it on the way. */
export function sendFile(reply: FastifyReply, { name, media, bytes }: SentFile): FastifyReply {
  return reply
    .type(media)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
