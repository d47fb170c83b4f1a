/** A place on earth, in the empty south of the Pacific, where nothing but the canary farm lies. */
export const canaryPlace = { longitude: -123.4567, latitude: -54.3219 } as const;

/** What texts of the canary farm begin with, and its numbers by their size: one of these is in all that it holds. */
export const canaryTexts = ['zz-b', '987654321', '9876.54', '8765.43', '76.5432'] as const;
