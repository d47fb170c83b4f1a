/** Files that land can be taken along in. */
export const landFormats = ['GEOPACKAGE', 'SHAPEFILE', 'GEOJSON', 'KML'] as const;
export type LandFormat = (typeof landFormats)[number];

/** How names of their files end. */
export const landFormatEndings: Readonly<Record<LandFormat, string>> = {
  GEOPACKAGE: 'gpkg',
  SHAPEFILE: 'zip',
  GEOJSON: 'geojson',
  KML: 'kml',
};
