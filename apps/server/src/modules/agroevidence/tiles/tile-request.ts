import type { TileLayer } from '#server/files/vector-tiles/cut-tile.ts';
import { deepestZoom } from '#server/files/vector-tiles/tile-grid.ts';
import type { AskedState } from './tile-answers.ts';
import type { TileAddress } from './farm-tiles.ts';

export interface TileRequest {
  readonly address: TileAddress;
  readonly asked: AskedState;
}

const address = /^\/agroevidence\/tiles\/([1-9]\d{0,8})\/(parcels|labels)\/(\d{1,2})\/(\d{1,5})\/(\d{1,5})(?:\?(.*))?$/;
const wholeNumber = /^\d{1,9}$/;
const day = /^\d{4}-\d\d-\d\d$/;
const language = /^[a-z]{2}$/;

/**
 * Reads the address of a tile as the map writes it; undefined for any other, which may be right or wrong: the contract
 * will tell.
 */
export function readTileRequest(url: string): TileRequest | undefined {
  const found = address.exec(url);
  if (!found) return undefined;
  const farmId = Number(found[1]);
  const [z, x, y] = [Number(found[3]), Number(found[4]), Number(found[5])];
  if (z > deepestZoom || x >= 2 ** z || y >= 2 ** z) return undefined;
  const asked = readQuery(found[6] ?? '', farmId);
  return asked && { address: { farmId, type: found[2] as TileLayer, z, x, y }, asked };
}

function readQuery(query: string, farmId: number): AskedState | undefined {
  const asked: { revision?: number; day?: string } = {};
  if (query === '') return asked;
  for (const part of query.split('&')) {
    const cut = part.indexOf('=');
    if (!takes(asked, part.slice(0, cut), part.slice(cut + 1), farmId)) return undefined;
  }
  return asked;
}

/** Takes one value of the query, unless it is another than maps send. */
function takes(asked: { revision?: number; day?: string }, name: string, value: string, farmId: number): boolean {
  if (name === 'farmIds') return value === String(farmId);
  if (name === 'language') return language.test(value);
  if (name in asked) return false;
  if (name === 'revision' && wholeNumber.test(value)) asked.revision = Number(value);
  else if (name === 'day' && day.test(value)) asked.day = value;
  else return false;
  return true;
}
