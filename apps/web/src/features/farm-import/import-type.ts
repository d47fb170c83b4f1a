/** Whence a farm gets its parcels: the land registry, a file, or nowhere yet. */
export type ImportType = 'eagri' | 'shapefile' | 'manual';

/** The registry that is there is Czech: it is what most Czech farmers want, and nobody else can use it. */
export function usualImportType(countryCode: string | undefined, isRegistryConnected: boolean): ImportType {
  return countryCode === 'CZ' && isRegistryConnected ? 'eagri' : 'shapefile';
}
