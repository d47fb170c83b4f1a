/** Parts of a colour from 0 to 255. */
export interface CropColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Colours for crops that nobody has given one: told apart on a map, beside each other and on pictures of the land. */
export const cropColors: readonly CropColor[] = [
  '#c9862b',
  '#7a9e3f',
  '#b5546b',
  '#4f86a8',
  '#d6b13c',
  '#8e6bb0',
  '#3f9176',
  '#c86f3c',
  '#a3a04a',
  '#6f7fc4',
  '#d07fa6',
  '#5f9a4a',
].map((hex) => readHexColor(hex) ?? { red: 0, green: 0, blue: 0 });

/** `#rrggbb`. */
export function hexColor({ red, green, blue }: CropColor): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads `#rrggbb`, with or without the sign; undefined for anything else. */
export function readHexColor(text: string): CropColor | undefined {
  const [, hex] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (hex === undefined) return undefined;
  const number = Number.parseInt(hex, 16);
  return { red: number >> 16, green: (number >> 8) & 0xff, blue: number & 0xff };
}
