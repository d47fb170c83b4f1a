import { withFarm } from '#server/db/farm-scope.ts';
import type { LandFile } from '#server/files/land/land-file.ts';
import { RegistryError } from '#server/registries/eagri/registry-error.ts';
import type { Services } from '#server/services.ts';
import { credentialsOf } from './registry-access.ts';

/** The farm's blocks in the registry on a day, read and checked as a land file is. Throws RegistryError and LandFileError. */
export async function readRegistryLand(
  services: Pick<Services, 'database' | 'registry' | 'secrets' | 'landReader'>,
  farmId: number,
  day: string,
): Promise<LandFile> {
  const { database, registry, landReader } = services;
  if (!registry) throw new RegistryError('unavailable', 'The registry is not connected');
  const credentials = await withFarm(database, farmId, (tx) => credentialsOf(services, tx, farmId));
  const bytes = await registry.land(credentials, day);
  return landReader.read(farmId, { bytes, fileName: 'eagri.geojson', countryCode: 'CZ' });
}
