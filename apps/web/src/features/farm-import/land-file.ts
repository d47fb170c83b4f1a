import { zipFiles } from '#web/lib/zip-files.ts';

/** What the browser offers to choose: files that hold everything, and the parts of a loose shapefile. */
export const landFileEndings = '.zip,.kmz,.geojson,.json,.kml,.gml,.gpkg,.fgb,.shp,.dbf,.shx,.prj,.cpg';

const shapefilePart = /\.(shp|dbf|shx|prj|cpg|qpj|sbn|sbx|qix)$/i;

/** One file to send: the parts of a shapefile are packed together; of other files the first is taken. */
export async function landFileOf(files: readonly File[]): Promise<File | undefined> {
  const parts = files.filter(({ name }) => shapefilePart.test(name));
  if (parts.length === 0) return files[0];
  const shape = parts.find(({ name }) => /\.shp$/i.test(name)) ?? parts[0];
  return zipFiles(parts, `${(shape?.name ?? 'land').replace(shapefilePart, '')}.zip`);
}
