import type { Coordinates } from '@brazda/domain/coordinates.ts';
import type { BaseLayer, MapOverlay } from '#web/lib/configuration.ts';
import { toView } from './projection.ts';

const worldEdge = 20_037_508.342_789_244;
export const tilePixels = 256;

/** What is asked for pictures: a background, or what lies over the parcels and lets them be seen. */
export type Pictures = BaseLayer | MapOverlay;

const isOverlay = (described: Pictures): described is MapOverlay =>
  described.id !== 'satellite' && described.id !== 'orthophoto';

function formatOf(described: Pictures): string {
  return described.format ?? (isOverlay(described) ? 'image/png' : 'image/jpeg');
}

/** The address of one 256-pixel picture of the worldwide grid of EPSG:3857. */
export function pictureAddress(described: Pictures, z: number, x: number, y: number, moment = ''): string {
  if (described.kind === 'wms') return wmsAddress(described, z, x, y, moment);
  if (described.kind === 'wmts' && !described.url.includes('{')) return wmtsAddress(described, z, x, y);
  const parts: Readonly<Record<string, string>> = {
    z: String(z),
    x: String(x),
    y: String(y),
    '-y': String(2 ** z - 1 - y),
    TileMatrix: String(z),
    TileCol: String(x),
    TileRow: String(y),
    TileMatrixSet: described.matrixSet ?? '',
    Layer: described.layer ?? '',
    Style: 'default',
    time: moment,
  };
  return described.url.replace(/\{(-?\w+)\}/g, (whole, name: string) => parts[name] ?? whole);
}

function wmtsAddress(described: Pictures, z: number, x: number, y: number): string {
  return withQuery(described.url, {
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: described.layer ?? '',
    STYLE: 'default',
    FORMAT: formatOf(described),
    TILEMATRIXSET: described.matrixSet ?? 'GoogleMapsCompatible',
    TILEMATRIX: String(z),
    TILEROW: String(y),
    TILECOL: String(x),
  });
}

function wmsAddress(described: Pictures, z: number, x: number, y: number, moment: string): string {
  const side = (2 * worldEdge) / 2 ** z;
  const [west, north] = [x * side - worldEdge, worldEdge - y * side];
  return withQuery(described.url, {
    SERVICE: 'WMS',
    REQUEST: 'GetMap',
    VERSION: '1.3.0',
    LAYERS: described.layer ?? '',
    STYLES: '',
    FORMAT: formatOf(described),
    CRS: 'EPSG:3857',
    BBOX: [west, north - side, west + side, north].join(','),
    WIDTH: String(tilePixels),
    HEIGHT: String(tilePixels),
    ...(isOverlay(described) && { TRANSPARENT: 'TRUE' }),
    ...(moment !== '' && { TIME: moment }),
  });
}

/** Keeps what the configured address asks already, such as a key of the service. */
function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const [path = '', given = ''] = url.split('?');
  const search = new URLSearchParams(given);
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  return `${path}?${search.toString()}`;
}

const lookZoom = 15;

/** The address of the one picture of a layer in which a place lies, as near as parcels are looked at. */
export function pictureOf(described: BaseLayer, { lat, lon }: Coordinates): string {
  const zoom = Math.min(lookZoom, described.maxZoom ?? lookZoom);
  const side = (2 * worldEdge) / 2 ** zoom;
  const [x, y] = toView(lon, lat);
  return pictureAddress(described, zoom, Math.floor((x + worldEdge) / side), Math.floor((worldEdge - y) / side));
}
