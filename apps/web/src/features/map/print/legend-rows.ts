/** A crop in the legend, and how much land it has. */
export interface LegendRow {
  /** `#rrggbb`; undefined for land without a crop that has a colour. */
  readonly color: string | undefined;
  readonly name: string;
  readonly areaHa: number;
}

/** As many rows as there is room for: the last of them says how many crops are left, and how much land that is. */
export function fitLegend(
  rows: readonly LegendRow[],
  most: number,
  nameRest: (count: number) => string,
): readonly LegendRow[] {
  if (rows.length <= most) return rows;
  const rest = rows.slice(most - 1);
  const areaHa = rest.reduce((sum, row) => sum + row.areaHa, 0);
  return [...rows.slice(0, most - 1), { color: undefined, name: nameRest(rest.length), areaHa }];
}
