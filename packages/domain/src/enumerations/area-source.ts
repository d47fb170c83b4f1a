/** Which area the parcels of a land file get: the official one that the file says, or none but that of their outlines. */
export const areaSources = ['OFFICIAL', 'COMPUTED'] as const;
export type AreaSource = (typeof areaSources)[number];
