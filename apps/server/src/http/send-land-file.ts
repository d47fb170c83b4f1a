import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { LandFile } from '#server/files/land-export/land-file-of.ts';

/** Sends a file that is made while it is sent; nobody keeps it. */
export function sendLandFile(reply: FastifyReply, { name, media, bytes }: LandFile): FastifyReply {
  return reply
    .type(media)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(bytes));
}
