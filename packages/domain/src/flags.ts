/** The feature flags that the product knows, and how each stands where nobody says otherwise. */
export const defaultFlags = {
  'cfd-8901-map-v1': false,
  'cfd-8205-map-v2': true,
} as const satisfies Readonly<Record<string, boolean>>;

export type Flag = keyof typeof defaultFlags;

export const flagNames = Object.keys(defaultFlags) as readonly Flag[];
