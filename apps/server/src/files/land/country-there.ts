import { LandFileError } from './land-problems.ts';

/**
 * A refusal of land outside the chosen country, with the country that it lies in (ISO 3166 alpha-2, empty at sea),
 * whoever has placed it: the reader of the file or the database. The borders are those of OpenStreetMap as country-coder
 * simplifies them; they are loaded only here, for it takes a while.
 */
export async function withCountryThere(error: LandFileError): Promise<LandFileError> {
  const { longitude, latitude } = error.detail;
  if (error.code !== 'landFile.outsideCountry') return error;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return error;
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  const countryThere = iso1A2Code([longitude, latitude]) ?? '';
  return new LandFileError(error.code, { ...error.detail, countryThere }, error.cause);
}
