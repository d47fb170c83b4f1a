/** How much something wants to be looked at: an error first. */
export const severities = ['ERROR', 'WARNING'] as const;
export type Severity = (typeof severities)[number];
