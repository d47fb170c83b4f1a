/** What somebody is on a farm, the one who may most first. */
export const farmRoles = ['owner', 'manager', 'worker', 'reader'] as const;
export type FarmRole = (typeof farmRoles)[number];
