/** Whether something holds; what nobody has said is neither. */
export const triStates = ['YES', 'NO', 'NOT_SPECIFIED'] as const;
export type TriState = (typeof triStates)[number];
