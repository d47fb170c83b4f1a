export interface ScaleBar {
  readonly widthPixels: number;
  readonly lengthM: number;
}

const roundLengths = [1, 2, 5] as const;

/** The longest round length that fits into the width. */
export function scaleBar(metresPerPixel: number, widestPixels: number): ScaleBar {
  const longest = metresPerPixel * widestPixels;
  const power = 10 ** Math.floor(Math.log10(longest));
  const lengthM = Math.max(...roundLengths.map((round) => round * power).filter((length) => length <= longest));
  return { lengthM, widthPixels: Math.round(lengthM / metresPerPixel) };
}
