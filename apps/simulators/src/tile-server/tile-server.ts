import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { orthophoto, wmsCapabilities, wmtsCapabilities } from './capabilities.ts';
import { paintGround, type Extent } from './ground.ts';
import { isRefusal, parametersOf, readMapRequest, zonesLayer } from './map-request.ts';
import { encodePng } from './png.ts';
import { tileExtent, tilePixels } from './tile-grid.ts';
import { paintZones } from './zones.ts';
import { zoneTile } from './zone-tile.ts';

/**
 * How the server misbehaves: late, never, refusing, with the page of a proxy where a picture should be, or with pictures
 * that other pages may show but not read.
 */
export const tileServerModes = ['normal', 'slow', 'silent', '503', 'html-page', 'closed'] as const;
export type TileServerMode = (typeof tileServerModes)[number];

export interface TileServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly mode?: TileServerMode;
  /** How late a slow answer is. */
  readonly delayMs?: number;
}
export interface TileServer {
  readonly url: string;
  /** Paths that were asked for, oldest first. */
  readonly requests: readonly string[];
  setMode(mode: TileServerMode): void;
  close(): Promise<void>;
}
interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
}

const rememberedRequests = 10_000;
const rememberedPictures = 2_000;
const proxyPage = '<!doctype html><title>Sign in to the network</title><p>Please sign in.</p>';

/** Plays a public map service: XYZ tiles, WMTS and WMS of one made-up orthophoto, and the zones of a register over it. */
export async function startTileServer(options: TileServerOptions): Promise<TileServer> {
  let mode = options.mode ?? 'normal';
  const requests: string[] = [];
  const pictures = pictureStore();
  const server = createServer((request, response) => {
    requests.push(request.url ?? '/');
    if (requests.length > rememberedRequests) requests.shift();
    answerRequest(request, response).catch(() => response.destroy());
  });

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    const url = new URL(request.url ?? '/', origin);
    const asked = tileServerModes.find((known) => known === url.searchParams.get('mode')) ?? mode;
    if (asked === 'silent') return;
    if (asked === 'slow') await wait(options.delayMs ?? 3000);
    send(response, troubled(asked) ?? answer(url, origin, pictures), asked !== 'closed');
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setMode: (next) => (mode = next),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status, type, body }: Answer, isOpen: boolean): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...(isOpen && { 'access-control-allow-origin': '*' }),
    'cache-control': status === 200 ? 'public, max-age=3600' : 'no-store',
  });
  response.end(body);
}

function troubled(mode: TileServerMode): Answer | undefined {
  if (mode === '503') return { status: 503, type: 'text/plain', body: 'Service unavailable' };
  return mode === 'html-page' ? { status: 200, type: 'text/html', body: proxyPage } : undefined;
}

function answer(url: URL, origin: string, pictures: Pictures): Answer {
  const xyz = /^\/xyz\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(url.pathname);
  if (xyz) return tile(tileExtent(Number(xyz[1]), Number(xyz[3]), Number(xyz[2])), pictures);
  const zones = /^\/zones\/(\d+)\/(\d+)\/(\d+)\.(png|mvt)$/.exec(url.pathname);
  if (zones) return zonesTile(zones, pictures);
  if (url.pathname === '/wmts') return answerWmts(parametersOf(url.searchParams), origin, pictures);
  if (url.pathname === '/wms') return answerWms(parametersOf(url.searchParams), origin, pictures);
  return { status: 404, type: 'text/plain', body: 'Not found' };
}

function tile(extent: Extent | undefined, pictures: Pictures, layer: string = orthophoto.layer): Answer {
  if (!extent) return { status: 404, type: 'text/plain', body: 'No such tile' };
  return { status: 200, type: 'image/png', body: pictures(layer, extent, tilePixels, tilePixels) };
}

function zonesTile([, z, x, y, kind]: readonly string[], pictures: Pictures): Answer {
  const extent = tileExtent(Number(z), Number(x), Number(y));
  if (!extent || kind === 'png') return tile(extent, pictures, zonesLayer);
  return { status: 200, type: 'application/vnd.mapbox-vector-tile', body: zoneTile(zonesLayer) };
}

function answerWmts(parameters: ReadonlyMap<string, string>, origin: string, pictures: Pictures): Answer {
  const request = parameters.get('REQUEST');
  if (request === 'GetCapabilities') return { status: 200, type: 'application/xml', body: wmtsCapabilities(origin) };
  if (request !== 'GetTile') return owsException('OperationNotSupported', 'REQUEST');
  if (parameters.get('LAYER') !== orthophoto.layer) return owsException('InvalidParameterValue', 'LAYER');
  if (parameters.get('TILEMATRIXSET') !== orthophoto.matrixSet) {
    return owsException('InvalidParameterValue', 'TILEMATRIXSET');
  }
  const [z, x, y] = ['TILEMATRIX', 'TILECOL', 'TILEROW'].map((name) => Number(parameters.get(name) ?? NaN));
  const extent = tileExtent(z ?? NaN, x ?? NaN, y ?? NaN);
  return extent ? tile(extent, pictures) : owsException('TileOutOfRange', 'TILEMATRIX');
}

function answerWms(parameters: ReadonlyMap<string, string>, origin: string, pictures: Pictures): Answer {
  if (parameters.get('REQUEST') === 'GetCapabilities') {
    return { status: 200, type: 'text/xml', body: wmsCapabilities(origin) };
  }
  const request = readMapRequest(parameters);
  // A WMS reports its failures with status 200, as many real ones do.
  if (isRefusal(request)) return { status: 200, type: 'text/xml', body: serviceException(request.code, request.text) };
  return {
    status: 200,
    type: 'image/png',
    body: pictures(request.layer, request.extent, request.width, request.height),
  };
}

function owsException(code: string, locator: string): Answer {
  const body = `<?xml version="1.0"?><ExceptionReport xmlns="http://www.opengis.net/ows/1.1" version="1.1.0"><Exception exceptionCode="${code}" locator="${locator}"/></ExceptionReport>`;
  return { status: 400, type: 'application/xml', body };
}

function serviceException(code: string, text: string): string {
  return `<?xml version="1.0"?><ServiceExceptionReport version="1.3.0" xmlns="http://www.opengis.net/ogc"><ServiceException code="${code}">${text}</ServiceException></ServiceExceptionReport>`;
}

type Pictures = (layer: string, extent: Extent, width: number, height: number) => Buffer;

function pictureStore(): Pictures {
  const known = new Map<string, Buffer>();
  return (layer, extent, width, height) => {
    const paint = layer === zonesLayer ? paintZones : paintGround;
    const key = [layer, ...extent, width, height].join(' ');
    const picture = known.get(key) ?? encodePng(width, height, paint(extent, width, height));
    if (known.size < rememberedPictures) known.set(key, picture);
    return picture;
  };
}
