export const squareMetresPerHectare = 10_000;

/**
 * From here on the area that a file states and the area of the outline are told to differ: by both, so that neither the
 * rounding of a small parcel nor a few metres along a large one are told. Our own choice; no registry gives a bound.
 */
const noticeable = { share: 0.05, hectares: 0.05 } as const;

/** Whether the area of an outline is another than the one that the file states, by more than drawing and rounding do. */
export function areasDiffer(officialAreaHa: number, areaM2: number): boolean {
  const difference = Math.abs(areaM2 / squareMetresPerHectare - officialAreaHa);
  return difference > noticeable.hectares && difference > officialAreaHa * noticeable.share;
}
