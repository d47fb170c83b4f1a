import { ensureProgram } from './debian-programs.ts';

/** Makes sure that GDAL's programs are there, installed first if they are not. Throws where they cannot be. */
export function ensureGdal(): Promise<void> {
  return ensureProgram('ogr2ogr', 'gdal-bin');
}
