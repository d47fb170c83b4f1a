import { inflateSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { paintGround } from './ground.ts';
import { startTileServer, type TileServer, type TileServerMode } from './tile-server.ts';
import { tileExtent, tilePixels, worldEdge } from './tile-grid.ts';

let server: TileServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function ask(path: string, mode?: TileServerMode): Promise<Response> {
  server ??= await startTileServer({ port: 0, delayMs: 60, ...(mode ? { mode } : {}) });
  return fetch(`${server.url}${path}`);
}

async function pixels(response: Response): Promise<{ width: number; height: number; rgb: Uint8Array }> {
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    rgb.set(rows.subarray(y * (width * 3 + 1) + 1, (y + 1) * (width * 3 + 1)), y * width * 3);
  }
  return { width, height, rgb };
}

describe('the tile server', () => {
  it('gives XYZ tiles as PNG pictures with more than one colour', async () => {
    const response = await ask('/xyz/14/5584/8845.png');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { width, height, rgb } = await pixels(response);
    expect([width, height]).toEqual([tilePixels, tilePixels]);
    expect(new Set(Array.from(rgb)).size).toBeGreaterThan(5);
  });

  it('gives zones of a register that let the ground be seen, as pictures by two ways and as outlines', async () => {
    const xyz = Buffer.from(await (await ask('/zones/14/8845/5584.png')).arrayBuffer());
    expect([xyz.readUInt32BE(16), xyz[25]]).toEqual([tilePixels, 6]);
    const [west, south, east, north] = tileExtent(14, 8845, 5584) ?? [];
    const wms = await ask(
      `/wms?SERVICE=WMS&REQUEST=GetMap&VERSION=1.3.0&LAYERS=zones&CRS=EPSG:3857&BBOX=${west},${south},${east},${north}&WIDTH=256&HEIGHT=256&TRANSPARENT=TRUE`,
    );
    expect(Buffer.from(await wms.arrayBuffer()).equals(xyz)).toBe(true);
    const outlines = await ask('/zones/14/8845/5584.mvt');
    expect(outlines.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    expect(Buffer.from(await outlines.arrayBuffer()).includes('zones')).toBe(true);
  });

  it('refuses tiles that do not exist', async () => {
    expect((await ask('/xyz/2/4/0.png')).status).toBe(404);
    expect((await ask('/xyz/21/0/0.png')).status).toBe(404);
    expect((await ask('/elsewhere')).status).toBe(404);
  });

  it('gives the same picture by WMTS and by WMS as by XYZ', async () => {
    const xyz = await pixels(await ask('/xyz/14/5584/8845.png'));
    const wmts = await ask(
      '/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&Layer=orthophoto&Style=default&Format=image/png&TileMatrixSet=GoogleMapsCompatible&TileMatrix=14&TileCol=8845&TileRow=5584',
    );
    const box = tileExtent(14, 8845, 5584)?.join(',') ?? '';
    const wms = await ask(
      `/wms?SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&LAYERS=orthophoto&STYLES=&FORMAT=image/png&CRS=EPSG:3857&BBOX=${box}&WIDTH=256&HEIGHT=256`,
    );
    expect((await pixels(wmts)).rgb).toEqual(xyz.rgb);
    expect((await pixels(wms)).rgb).toEqual(xyz.rgb);
  });

  it('reads latitude first in EPSG:4326 and longitude first in CRS:84', async () => {
    const query = '/wms?VERSION=1.3.0&REQUEST=GetMap&LAYERS=orthophoto&WIDTH=40&HEIGHT=40';
    const latFirst = await pixels(await ask(`${query}&CRS=EPSG:4326&BBOX=49,14,49.01,14.01`));
    const lonFirst = await pixels(await ask(`${query}&CRS=CRS:84&BBOX=14,49,14.01,49.01`));
    expect(latFirst.rgb).toEqual(lonFirst.rgb);
  });

  it('describes itself', async () => {
    const wmts = await (await ask('/wmts?request=GetCapabilities')).text();
    expect(wmts).toContain('<ows:Identifier>orthophoto</ows:Identifier>');
    expect(wmts).toContain('<ScaleDenominator>559082264.0');
    expect(await (await ask('/wms?REQUEST=GetCapabilities')).text()).toContain('<Name>orthophoto</Name>');
  });

  it('refuses in the way of its protocols', async () => {
    const wmts = await ask('/wmts?REQUEST=GetTile&LAYER=orthophoto&TILEMATRIXSET=GoogleMapsCompatible&TILEMATRIX=1');
    expect(wmts.status).toBe(400);
    expect(await wmts.text()).toContain('TileOutOfRange');
    const wms = await ask('/wms?VERSION=1.3.0&REQUEST=GetMap&LAYERS=orthophoto&CRS=EPSG:5514&WIDTH=4&HEIGHT=4');
    expect(wms.status).toBe(200);
    expect(await wms.text()).toContain('InvalidCRS');
  });

  it('can be slow, refuse, or send the page of a proxy', async () => {
    expect((await ask('/xyz/3/2/4.png?mode=503')).status).toBe(503);
    const page = await ask('/xyz/3/2/4.png?mode=html-page');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
    const from = performance.now();
    await ask('/xyz/3/2/4.png?mode=slow');
    expect(performance.now() - from).toBeGreaterThan(50);
    server?.setMode('503');
    expect((await ask('/xyz/3/2/4.png')).status).toBe(503);
    expect(server?.requests).toHaveLength(4);
  });
});

describe('paintGround', () => {
  it('continues over the edge of a tile', () => {
    const whole = paintGround([1_600_000, 6_200_000, 1_600_400, 6_200_200], 80, 40);
    const right = paintGround([1_600_200, 6_200_000, 1_600_400, 6_200_200], 40, 40);
    for (let row = 0; row < 40; row += 1) {
      expect(whole.subarray((row * 80 + 40) * 3, (row * 80 + 80) * 3)).toEqual(
        right.subarray(row * 40 * 3, (row * 40 + 40) * 3),
      );
    }
  });

  it('paints the whole world in good time', () => {
    expect(paintGround([-worldEdge, -worldEdge, worldEdge, worldEdge], 16, 16)).toHaveLength(16 * 16 * 3);
  });
});
