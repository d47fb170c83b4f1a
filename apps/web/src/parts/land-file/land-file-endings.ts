import type { LandFormat } from '@brazda/domain/enumerations/land-format.ts';

export const landFileEndings: Readonly<Record<LandFormat, string>> = {
  GEOPACKAGE: 'gpkg',
  SHAPEFILE: 'zip',
  GEOJSON: 'geojson',
  KML: 'kml',
};
