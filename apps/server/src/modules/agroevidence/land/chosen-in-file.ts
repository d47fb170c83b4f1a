import type { AreaSource } from '@brazda/domain/enumerations/area-source.ts';
import type { LandFileRequest } from '#server/files/land/land-file.ts';

/** A file that is kept, and what was chosen in it, as rows have it. */
interface KeptFile {
  readonly fileName: string;
  readonly countryCode: string;
  readonly layer: string | null;
  readonly nameColumn: string | null;
  readonly coordinateSystem: number | null;
  readonly areaSource: AreaSource | null;
}

/** How a file that was kept is to be read, but for its bytes. */
export function chosenIn(kept: KeptFile): Omit<LandFileRequest, 'bytes'> {
  const { fileName, countryCode, layer, nameColumn, coordinateSystem, areaSource } = kept;
  return {
    fileName,
    countryCode,
    ...(layer !== null && { layer }),
    ...(nameColumn !== null && { nameColumn }),
    ...(coordinateSystem !== null && { coordinateSystem }),
    ...(areaSource !== null && { areaSource }),
  };
}
