/** The public registers from which the catalogue has its rows. */
export const registerKinds = ['PLANT_PROTECTION', 'FERTILIZER', 'ORGANISM'] as const;
export type RegisterKind = (typeof registerKinds)[number];
