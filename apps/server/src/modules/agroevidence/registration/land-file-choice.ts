import type { LandFileChoice } from '@brazda/contract/agroevidence/registration.ts';
import type { LandFileRequest } from '#server/files/land/land-file.ts';
import type { Upload } from '#server/http/uploads.ts';

/** A file that was sent and what was chosen in it, as it is read; in which country is said beside. */
export function landFileChoiceOf(
  {
    layer,
    'name-column': nameColumn,
    'coordinate-system': coordinateSystem,
    'area-source': areaSource,
  }: LandFileChoice,
  { bytes, name }: Upload,
): Omit<LandFileRequest, 'countryCode'> {
  return {
    bytes,
    fileName: name,
    ...(layer !== undefined && { layer }),
    ...(nameColumn !== undefined && { nameColumn }),
    ...(coordinateSystem !== undefined && { coordinateSystem }),
    ...(areaSource !== undefined && { areaSource }),
  };
}
