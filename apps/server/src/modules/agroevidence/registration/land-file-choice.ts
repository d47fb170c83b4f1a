import type { LandFileRequest } from '#server/files/land/land-file.ts';
import type { Upload } from '#server/http/uploads.ts';

interface LandFileChoice {
  readonly layer?: string | undefined;
  readonly 'name-column'?: string | undefined;
  readonly 'coordinate-system'?: number | undefined;
}

/** A file that was sent and what was chosen in it, as it is read; in which country is said beside. */
export function landFileChoiceOf(
  { layer, 'name-column': nameColumn, 'coordinate-system': coordinateSystem }: LandFileChoice,
  { bytes, name }: Upload,
): Omit<LandFileRequest, 'countryCode'> {
  return {
    bytes,
    fileName: name,
    ...(layer !== undefined && { layer }),
    ...(nameColumn !== undefined && { nameColumn }),
    ...(coordinateSystem !== undefined && { coordinateSystem }),
  };
}
