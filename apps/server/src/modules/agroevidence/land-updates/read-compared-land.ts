import { readingOf } from '#server/db/farm-scope.ts';
import type { LandFile } from '#server/files/land/land-file.ts';
import type { Services } from '#server/services.ts';
import { chosenIn } from '../land/chosen-in-file.ts';
import { readRegistryLand } from '../registry/read-registry-land.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';
import { readUpdateFile } from './update-files.repository.ts';

/** What a farm's land is compared with: the registry of a day, or the file that was sent. Throws RegistryError and LandFileError. */
export async function readComparedLand(
  services: Pick<Services, 'database' | 'landReader' | 'registry' | 'secrets'>,
  update: LandUpdateRow,
): Promise<LandFile> {
  const { farmId, id, source, fileName, validityDate } = update;
  if (source === 'REGISTRY') return readRegistryLand(services, farmId, validityDate);
  const farms = readingOf(services.database, { memberships: [farmId], farmIds: [farmId] });
  const bytes = await readUpdateFile(farms, id);
  if (!bytes || fileName === null) throw new Error(`The file of the update ${id} is gone`);
  return services.landReader.read(farmId, { ...chosenIn({ ...update, fileName }), bytes });
}
