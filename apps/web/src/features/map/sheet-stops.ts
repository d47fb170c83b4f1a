/** How high a panel stands on a phone: only its heading, half of the map, or all of it. */
export const sheetStops = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof sheetStops)[number];

export type StopHeights = Readonly<Record<SheetStop, number>>;

/** A flick of this many pixels in a millisecond leads on to the next stop, however near the last one is. */
const flick = 0.5;

/** Where a sheet comes to rest that was let go at a height; the speed is positive on the way up. */
export function stopAfterDrag(height: number, speed: number, heights: StopHeights): SheetStop {
  if (Math.abs(speed) > flick) {
    const ahead = sheetStops.filter((stop) => (speed > 0 ? heights[stop] > height : heights[stop] < height));
    return (speed > 0 ? ahead[0] : ahead.at(-1)) ?? (speed > 0 ? 'full' : 'peek');
  }
  const away = (stop: SheetStop): number => Math.abs(heights[stop] - height);
  return sheetStops.reduce((best, stop) => (away(stop) < away(best) ? stop : best));
}

/** The stop that a key leads to; undefined for keys that mean nothing here. */
export function stopAfterKey(stop: SheetStop, key: string): SheetStop | undefined {
  const at = sheetStops.indexOf(stop);
  if (key === 'ArrowUp' || key === 'ArrowRight') return sheetStops[Math.min(at + 1, sheetStops.length - 1)];
  if (key === 'ArrowDown' || key === 'ArrowLeft') return sheetStops[Math.max(at - 1, 0)];
  if (key === 'Home') return 'peek';
  if (key === 'End') return 'full';
  return key === 'Enter' || key === ' ' ? stopAfterTap(stop) : undefined;
}

/** A tap on the handle goes up and, from the top, back to the heading. */
export function stopAfterTap(stop: SheetStop): SheetStop {
  return sheetStops[(sheetStops.indexOf(stop) + 1) % sheetStops.length] ?? 'half';
}
