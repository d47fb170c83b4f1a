/** Whether a crop is what a season is for, or what covers the land before or after it. */
export const cropRoles = ['MAIN', 'CATCH_CROP'] as const;
export type CropRole = (typeof cropRoles)[number];

/** What a crop that grows is on its parcel: alone, between two others, or together with another. */
export const cultivationRoles = ['MAIN', 'CATCH_CROP', 'UNDERSOWN', 'COMPANION'] as const;

/** Whether a crop stands on a day, is planned to come after it, or there is none. */
export const cropStandings = ['STANDS', 'PLANNED', 'NOTHING'] as const;
export type CropStanding = (typeof cropStandings)[number];

/** What is planned and recorded where nothing is to grow; whoever shows it says so in their language. */
export const noCropName = 'NO_CROP';

/** How a crop came into a plan. */
export const planOrigins = ['MANUAL', 'COPIED', 'RULE', 'IMPORT', 'LINEAGE'] as const;
export type PlanOrigin = (typeof planOrigins)[number];

/** So many crops are planned by one call: more at once would not be kept row by row, and could not be taken back. */
export const mostParcelCrops = 2000;

/** More parts than these a parcel is not planned in. */
export const mostParts = 50;
