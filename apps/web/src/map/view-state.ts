/** Where the map looks: its middle in degrees and its zoom level. */
export interface ViewState {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** As other maps write it too: short enough for an address, precise to about a metre. */
export function writeViewState({ lat, lon, zoom }: ViewState): string {
  return `@${lat.toFixed(5)},${lon.toFixed(5)},${Number(zoom.toFixed(2))}z`;
}

export function readViewState(text: unknown): ViewState | undefined {
  if (typeof text !== 'string') return undefined;
  // Links of earlier versions have neither sign nor letter.
  const parts = text.replace(/^@/, '').replace(/z$/, '').split(',');
  const [lat, lon, zoom] = parts.map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (parts.length !== 3 || lat === undefined || lon === undefined || zoom === undefined) return undefined;
  const isOnMap = Math.abs(lat) <= 85 && Math.abs(lon) <= 180 && zoom >= 1 && zoom <= 22;
  return isOnMap ? { lat, lon, zoom } : undefined;
}
