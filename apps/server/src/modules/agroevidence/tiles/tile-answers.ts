import type { ServerResponse } from 'node:http';
import type { MapState } from '#server/files/vector-tiles/tile-worker-messages.ts';
import type { Tile } from './kept-answers.ts';

const yearSeconds = 31_536_000;
const forEver = `private, max-age=${yearSeconds}, immutable`;
const askEachTime = 'private, no-cache';
const vary = 'authorization, accept-encoding';

/** What a caller says of the state that it wants: what its address names is never another. */
export interface AskedState {
  readonly revision?: number | undefined;
  readonly day?: string | undefined;
}

export function tagOf({ revision, day }: MapState): string {
  return `"${revision}-${day}"`;
}

export type TileHeaders = Readonly<Record<'etag' | 'cache-control' | 'vary', string>>;

/** An address that names the present state never changes its content; any other is asked about each time. */
export function tileHeaders(asked: AskedState, state: MapState): TileHeaders {
  const isImmutable = asked.revision === state.revision && asked.day === state.day;
  return { etag: tagOf(state), 'cache-control': isImmutable ? forEver : askEachTime, vary };
}

/** Writes an answer with no more headers than a tile needs. */
export function writeTile(response: ServerResponse, asked: AskedState, { state, bytes }: Tile): void {
  const common = tileHeaders(asked, state);
  const headers = ['etag', common.etag, 'cache-control', common['cache-control'], 'vary', vary];
  if (!bytes) {
    response.writeHead(204, headers).end();
    return;
  }
  headers.push('content-type', 'application/vnd.mapbox-vector-tile', 'content-encoding', 'gzip');
  headers.push('content-length', String(bytes.length), 'x-content-type-options', 'nosniff');
  headers.push('cross-origin-resource-policy', 'same-origin');
  response.writeHead(200, headers).end(bytes);
}

export function writeUnchanged(response: ServerResponse, asked: AskedState, state: MapState): void {
  const common = tileHeaders(asked, state);
  response.writeHead(304, ['etag', common.etag, 'cache-control', common['cache-control'], 'vary', vary]).end();
}
