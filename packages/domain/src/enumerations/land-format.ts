/** Files that land can be taken along in. */
export const landFormats = ['GEOPACKAGE', 'SHAPEFILE', 'GEOJSON', 'KML'] as const;
export type LandFormat = (typeof landFormats)[number];
