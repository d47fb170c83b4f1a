import { tiles } from '@brazda/contract/agroevidence/tiles.ts';
import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#server/failure.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { FarmRevisions } from './farm-revisions.ts';
import type { FarmTiles, Tile, TileAddress } from './farm-tiles.ts';

const yearSeconds = 31_536_000;

export function tileRoutes(mounting: Mounting, farmTiles: FarmTiles, revisions: FarmRevisions): void {
  mount(mounting, tiles, {
    read: async ({ params, query, who, request, reply }) => {
      if (params.x >= 2 ** params.z || params.y >= 2 ** params.z) throw new Failure('tile.notFound');
      const asked = query.revision;
      const known = revisions.current(who, params.farmId, asked);
      const revision = typeof known === 'number' ? known : await known;
      if (revision === undefined) throw new Failure('farm.notFound');
      const tag = tagOf(params, revision);
      if (request.headers['if-none-match'] === tag) return sendUnchanged(reply, tag, asked === revision);
      const kept = farmTiles.kept(params, revision);
      if (kept) return sendTile(request, reply, kept, tag, asked === revision);
      const cut = await farmTiles.cut(who, params, revision);
      if (!cut) throw new Failure('farm.notFound');
      return sendTile(request, reply, cut.tile, tagOf(params, cut.revision), asked === cut.revision);
    },
  });
}

function tagOf({ farmId, type, z, x, y }: TileAddress, revision: number): string {
  return `"${farmId}-${revision}-${type}-${z}-${x}-${y}"`;
}

/** An address that names the present revision never changes its content; a plain one is asked about each time. */
function cacheControl(isImmutable: boolean): string {
  return isImmutable ? `private, max-age=${yearSeconds}, immutable` : 'private, no-cache';
}

function sendUnchanged(reply: FastifyReply, tag: string, isImmutable: boolean): FastifyReply {
  return reply.code(304).header('etag', tag).header('cache-control', cacheControl(isImmutable)).send();
}

function sendTile(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes }: Tile,
  tag: string,
  isImmutable: boolean,
): FastifyReply {
  void reply
    .header('etag', tag)
    .header('cache-control', cacheControl(isImmutable))
    .header('vary', 'authorization, accept-encoding');
  if (!bytes) return reply.code(204).send();
  void reply.type('application/vnd.mapbox-vector-tile');
  const takesGzip = (request.headers['accept-encoding'] ?? '').includes('gzip');
  return takesGzip ? reply.header('content-encoding', 'gzip').send(bytes) : reply.send(gunzipSync(bytes));
}
