import { parseArgs } from 'node:util';
import { startTileServer, tileServerModes } from './tile-server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8090' },
    mode: { type: 'string', default: 'normal' },
    delay: { type: 'string', default: '3000' },
  },
});
const mode = tileServerModes.find((known) => known === values.mode);
if (!mode) throw new Error(`--mode must be one of ${tileServerModes.join(', ')}`);

const server = await startTileServer({ port: Number(values.port), mode, delayMs: Number(values.delay) });
console.log(`Tile server at ${server.url}
  ${server.url}/xyz/{z}/{y}/{x}.png
  ${server.url}/zones/{z}/{x}/{y}.png (or .mvt)
  ${server.url}/wmts?REQUEST=GetCapabilities
  ${server.url}/wms?REQUEST=GetCapabilities`);
