import { openAsBlob } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.ts';
import type { Calls } from './typed-client.ts';

const fixtures = join(root, 'apps/server/src/testing/fixtures/parcels');

/** Land files as authorities publish them; what is in them stands in SOURCES.md beside them. */
export const landFiles = {
  czechBlocks: join(fixtures, 'derived-cz-dpb-5514-cp1250-nocpg.zip'),
  dutchCrops: join(fixtures, 'nl-brp-2023-100.gpkg'),
} as const;

export interface NewLand {
  readonly farmName: string;
  readonly countryCode: string;
  readonly landFile: string;
}

/** Makes a farm with the parcels of a land file; answers when they are all there. */
export async function registerLand(api: Calls, { landFile, ...query }: NewLand): Promise<number> {
  const file = new File([await openAsBlob(landFile)], basename(landFile));
  const { id, importId } = await api.agroevidence.registration.shapefile({ query, file });
  if (importId === null) throw new Error(`${landFile} gave nothing to import`);
  for (;;) {
    const { state, failure } = await api.agroevidence.imports.read({ params: { id: importId } });
    if (state === 'SUCCESS') return id;
    if (state === 'FAILED') throw new Error(`The import of ${landFile} failed: ${failure ?? ''}`);
    await wait(100);
  }
}
