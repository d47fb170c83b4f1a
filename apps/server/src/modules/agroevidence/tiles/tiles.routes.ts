import { gunzipSync } from 'node:zlib';
import { tiles } from '@brazda/contract/agroevidence/tiles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '#server/access/who.ts';
import { Failure } from '#server/foundation/failure.ts';
import { createAnswerCounters } from '#server/http/answer-counters.ts';
import { hasTag } from '#server/http/entity-tags.ts';
import type { FastCall } from '#server/http/fast-paths.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { FarmTiles } from './farm-tiles.ts';
import type { Tile } from './kept-answers.ts';
import type { MapStates } from './map-states.ts';
import { tagOf, tileHeaders, writeTile, writeUnchanged, type AskedState } from './tile-answers.ts';
import { readTileRequest, type TileRequest } from './tile-request.ts';

/** First cuts that wait for the thread at once; beyond them callers take turns, as in all calls. */
const mostCutShortly = 64;

const counted = { name: 'brazda_tiles_total', help: 'Tiles by how they were answered' };
const answers = ['kept', 'cut', 'unchanged'] as const;

interface Tiling {
  readonly farmTiles: FarmTiles;
  readonly states: MapStates;
  readonly signedInUsers: Services['signedInUsers'];
  readonly counters: Record<(typeof answers)[number], number>;
  /** How many tiles are being cut for callers that were answered shortly. */
  cutting: number;
}

/**
 * Serves tiles in two ways. Nearly all are asked for by a map as it always asks, by somebody who is known: these are
 * answered shortly, before anything that other calls pass. All others go the way of every call, and so do refusals.
 */
export function tileRoutes(mounting: Mounting, parts: Omit<Tiling, 'counters' | 'cutting'>): void {
  const tiling: Tiling = {
    ...parts,
    cutting: 0,
    counters: createAnswerCounters(mounting.metrics.registry, { ...counted, answers }),
  };
  const { farmTiles, states } = tiling;
  if (mounting.database.locks.code) {
    mounting.addFastPath((call) => answerOnFastPath(tiling, call));
  }
  mount(mounting, tiles, {
    read: async ({ params, query, who, request, reply }) => {
      if (params.x >= 2 ** params.z || params.y >= 2 ** params.z) throw new Failure('tile.notFound');
      const state = await states.find(who, params.farmId, query.revision);
      if (!state) throw new Failure('farm.notFound');
      if (hasTag(request.headers['if-none-match'], tagOf(state))) {
        return reply.code(304).headers(tileHeaders(query, state)).send();
      }
      const tile = farmTiles.kept(params, state) ?? (await farmTiles.cut(who, params, state));
      if (!tile) throw new Failure('farm.notFound');
      return sendTile(request, reply, query, tile);
    },
  });
}

function sendTile(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedState,
  { state, bytes }: Tile,
): FastifyReply {
  void reply.headers(tileHeaders(asked, state));
  if (!bytes) return reply.code(204).send();
  void reply.type('application/vnd.mapbox-vector-tile');
  const takesGzip = (request.headers['accept-encoding'] ?? '').includes('gzip');
  return takesGzip ? reply.header('content-encoding', 'gzip').send(bytes) : reply.send(gunzipSync(bytes));
}

function answerOnFastPath(tiling: Tiling, { raw, answer, goOn }: FastCall): boolean {
  const { headers, method, url = '' } = raw;
  // Pages of other origins need headers that only the way of all calls gives.
  if (headers.origin !== undefined) return false;
  const wanted = method === 'GET' ? readTileRequest(url) : undefined;
  const signedIn = wanted && knownMember(tiling, headers.authorization, wanted);
  if (!signedIn || headers['accept-encoding']?.includes('gzip') !== true) return false;
  const { address, asked } = wanted;
  const scope = { memberships: signedIn.memberships, farmIds: [address.farmId] };
  const state = tiling.states.known(scope, address.farmId, asked.revision);
  if (!state) return false;
  const { counters, farmTiles } = tiling;
  if (hasTag(headers['if-none-match'], tagOf(state))) {
    counters.unchanged += 1;
    writeUnchanged(answer(), asked, state);
    return true;
  }
  const kept = farmTiles.kept(address, state);
  if (kept) {
    counters.kept += 1;
    writeTile(answer(), asked, kept);
    return true;
  }
  if (tiling.cutting >= mostCutShortly) return false;
  tiling.cutting += 1;
  const cut = farmTiles.cut(scope, address, state).finally(() => (tiling.cutting -= 1));
  cut.then((tile) => {
    if (!tile) {
      goOn();
      return;
    }
    counters.cut += 1;
    writeTile(answer(), asked, tile);
  }, goOn);
  return true;
}

/** Who holds the token, where that is known without waiting and the farm is one of theirs. */
function knownMember(
  { signedInUsers }: Tiling,
  authorization: string | undefined,
  { address }: TileRequest,
): SignedIn | undefined {
  if (authorization?.startsWith('Bearer ') !== true) return undefined;
  const signedIn = signedInUsers.known(authorization.slice('Bearer '.length));
  return signedIn?.memberships.includes(address.farmId) ? signedIn : undefined;
}
