/** Where nitrogen of a crop comes from: what is brought, what stayed of the crop before, what the crop takes from the air. */
export const nitrogenKinds = ['MINERAL', 'ORGANIC', 'BY_PRODUCT', 'FIXATION'] as const;
export type NitrogenKind = (typeof nitrogenKinds)[number];

/** Autumn begins with the farming year, on 1 July; spring with the calendar's. */
export const nitrogenSeasons = ['AUTUMN', 'SPRING'] as const;
export type NitrogenSeason = (typeof nitrogenSeasons)[number];
