import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import type { ParcelFeature, Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import type { LandFileChoice, RegisteredFarm } from '@brazda/contract/agroevidence/registration.ts';
import type { Database } from '../db/database.ts';
import type { FarmChange } from '../db/farm-scope.ts';
import { insertImportFile } from '../modules/agroevidence/imports/import-files.repository.ts';
import { insertImport, type NewImport } from '../modules/agroevidence/imports/imports.repository.ts';
import { zippedShapefile, type ShapefileContent } from './shapefile-builder.ts';
import type { TestApi } from './test-api.ts';

const patienceMilliseconds = 30_000;

/** A land file of fixtures/parcels. */
export function landFixture(name: string): File {
  const path = fileURLToPath(new URL(`./fixtures/parcels/${name}`, import.meta.url));
  return new File([readFileSync(path)], name);
}

export function landFile(bytes: Uint8Array, name = 'parcels.zip'): File {
  return new File([Uint8Array.from(bytes)], name);
}

/** A zip with one shapefile. */
export function shapefile(content: ShapefileContent): File {
  return landFile(zippedShapefile(content));
}

/** Waits until an import has ended, well or badly. */
export async function importEnded(api: TestApi, importId: number | null): Promise<Import> {
  const start = Date.now();
  for (;;) {
    const read = await api.agroevidence.imports.read({ params: { id: importId ?? 0 } });
    if (read.state === 'SUCCESS' || read.state === 'FAILED') return read;
    if (Date.now() - start > patienceMilliseconds) throw new Error(`The import does not end: ${JSON.stringify(read)}`);
    await pause(20);
  }
}

export interface ImportedFarm {
  readonly farm: RegisteredFarm;
  readonly ended: Import;
  /** In the order of the file. */
  readonly parcels: readonly Parcel[];
  readonly features: readonly ParcelFeature[];
}

/** Registers a farm with a land file, as the web app does it, and waits for its parcels. */
export async function importedFarm(
  api: TestApi,
  file: File,
  countryCode = 'CZ',
  choice: LandFileChoice = {},
): Promise<ImportedFarm> {
  const { registration, parcels } = api.agroevidence;
  const farm = await registration.shapefile({
    query: { countryCode, farmName: `Farma z ${file.name}`, ...choice },
    file,
  });
  const ended = await importEnded(api, farm.importId);
  const farmIds = [farm.id];
  const { rows } = await parcels.list({ farmIds, query: { 'per-page': 1000 } });
  const features = (await parcels.map({ farmIds })).rows;
  return { farm, ended, parcels: rows.sort((a, b) => a.id - b.id), features };
}

/** Keeps a file to import without the job that does it, as none of the calls would; gives the import. */
export async function keepImport(
  tx: FarmChange,
  farmId: number,
  { bytes, ...file }: NewImport & { readonly bytes: Uint8Array },
): Promise<number> {
  const importId = await insertImport(tx, farmId, file);
  await insertImportFile(tx, farmId, importId, bytes);
  return importId;
}

/** The bytes of a land file as long as they are kept. */
export async function keptFile({ kysely }: Database, importId: number): Promise<Uint8Array | null> {
  const pieces = await kysely
    .selectFrom('agroevidence.importFilePiece')
    .select('bytes')
    .where('importId', '=', importId)
    .orderBy('position')
    .execute();
  return pieces.length > 0 ? Buffer.concat(pieces.map(({ bytes }) => bytes)) : null;
}
