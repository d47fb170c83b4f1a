import { startServer, type RunningServer } from '@brazda/harness/journey-server.ts';
import { startTileServer, type TileServer } from '@brazda/simulators/tile-server/tile-server.ts';
import type { TestType } from '@playwright/test';
import { test as base } from '../fixtures.ts';

interface TileServers {
  readonly pictures: TileServer;
  readonly server: RunningServer;
}

type Beside<Base> =
  Base extends TestType<infer Test, infer Worker> ? TestType<Test & object, Worker & TileServers> : never;

/** Journeys beside a server of tiles, which each finds well, on a product that is told of it by what `settingsOf` says. */
export function withTiles(settingsOf: (tiles: string) => Record<string, string>): Beside<typeof base> {
  return base.extend<{ picturesAsNew: undefined }, TileServers>({
    pictures: [
      async ({}, use) => {
        const pictures = await startTileServer({ port: 0 });
        await use(pictures);
        await pictures.close();
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ pictures }, use) => {
        const server = await startServer(settingsOf(pictures.url));
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 150_000 },
    ],
    picturesAsNew: [
      async ({ pictures }, use) => {
        pictures.setMode('normal');
        await use(undefined);
      },
      { auto: true },
    ],
  });
}

/** Journeys on farms whose map has photos, which no device keeps. */
export const photoTest = withTiles((tiles) => {
  const url = `${tiles}/xyz/{z}/{y}/{x}.png`;
  return { MAP_BASE_LAYERS: JSON.stringify([{ id: 'satellite', kind: 'xyz', url, attribution: '© Družice' }]) };
});
