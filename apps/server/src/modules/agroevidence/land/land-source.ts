import type { LandFile } from '#server/files/land/land-file.ts';
import type { GivenOutline, OutlineSource } from '#server/db/spatial.ts';

/** How the database must understand the coordinates of a land file that was read. */
export function outlineSource({ coordinateSystem }: Pick<LandFile, 'coordinateSystem'>): OutlineSource {
  const { kind, wkt, epsg } = coordinateSystem;
  if (kind === 'known') return { kind: 'degrees' };
  return { kind: 'definition', definition: wkt ?? `EPSG:${epsg ?? 0}` };
}

/** The outlines of some parcels of a land file, as the database takes them. */
export function outlinesOf(parcels: LandFile['parcels']): GivenOutline[] {
  return parcels.map(({ row, wkb, areaM2 }) => ({ row, wkb, areaM2 }));
}
