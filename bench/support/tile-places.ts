/** All tiles over a box at some zooms, as `z/x/y`. */
export function placesOver(box: readonly [number, number, number, number], zooms: readonly number[]): string[] {
  const [west, south, east, north] = box;
  return zooms.flatMap((zoom) => {
    const [left, top] = placeOf(west, north, zoom);
    const [right, bottom] = placeOf(east, south, zoom);
    const places: string[] = [];
    for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) places.push(`${zoom}/${x}/${y}`);
    return places;
  });
}

function placeOf(longitude: number, latitude: number, zoom: number): [number, number] {
  const world = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const fromNorth = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return [Math.floor(((longitude + 180) / 360) * world), Math.floor(fromNorth * world)];
}
