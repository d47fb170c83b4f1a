/** A crop in the legend, and how much land it has; or what else is drawn on the map, which has none. */
export interface LegendRow {
  /** How it is drawn, if not as land. */
  readonly sign?: 'line' | 'dashes';
  /** `#rrggbb`; undefined for land without a crop that has a colour. */
  readonly color: string | undefined;
  readonly name: string;
  readonly areaHa: number | undefined;
}

/**
 * As many rows as there is room for: the last crop says how many are left, and how much land that is. What else is drawn
 * keeps its place.
 */
export function fitLegend(
  rows: readonly LegendRow[],
  most: number,
  nameRest: (count: number) => string,
): readonly LegendRow[] {
  if (rows.length <= most) return rows;
  const others = rows.filter(({ areaHa }) => areaHa === undefined);
  const crops = rows.filter(({ areaHa }) => areaHa !== undefined);
  const shown = Math.max(0, most - others.length - 1);
  const rest = crops.slice(shown);
  const areaHa = rest.reduce((sum, row) => sum + (row.areaHa ?? 0), 0);
  return [...crops.slice(0, shown), { color: undefined, name: nameRest(rest.length), areaHa }, ...others];
}
