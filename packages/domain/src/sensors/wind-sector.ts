/** Eight sectors of 45° around the points of the compass, from the north over the east: 0 is north, 2 east. */
export const windSectors = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type WindSector = (typeof windSectors)[number];

/** How often the wind came from each sector. An arithmetic mean of 350° and 10° would be south. */
export type WindHistogram = readonly number[];

const degreesOfSector = 45;

export const noWind: WindHistogram = windSectors.map(() => 0);

/** The nearest sector of any finite number of degrees; half-way between two it is the next one. */
export function windSectorOf(degrees: number): WindSector {
  const turns = ((degrees % 360) + 360) % 360;
  return windSectors[Math.round(turns / degreesOfSector) % windSectors.length] ?? 0;
}

export function degreesOfWindSector(sector: WindSector): number {
  return sector * degreesOfSector;
}

export function windHistogramOf(directions: readonly number[]): WindHistogram {
  const sectors = directions.map(windSectorOf);
  return windSectors.map((sector) => sectors.filter((one) => one === sector).length);
}

export function mergeWindHistograms(one: WindHistogram, other: WindHistogram): WindHistogram {
  return windSectors.map((sector) => (one[sector] ?? 0) + (other[sector] ?? 0));
}

/** Of several that are as frequent the first one; null where there was no wind at all. */
export function mostFrequentWindSector(histogram: WindHistogram): WindSector | null {
  let best: WindSector | null = null;
  for (const sector of windSectors)
    if ((histogram[sector] ?? 0) > (best === null ? 0 : (histogram[best] ?? 0))) best = sector;
  return best;
}
