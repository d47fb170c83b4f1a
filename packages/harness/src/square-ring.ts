/** Longitude and latitude. */
type Place = [number, number];

/** The closed ring of a square, counter-clockwise from its corner in the south-west; its side in degrees. */
export function squareRing([west, south]: readonly [number, number], side: number): Place[] {
  const [east, north] = [west + side, south + side];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
