/** What became of a row of a public register when its file was imported. */
export const registerOutcomes = ['ADDED', 'CHANGED', 'ENDED', 'REFUSED'] as const;
export type RegisterOutcome = (typeof registerOutcomes)[number];
