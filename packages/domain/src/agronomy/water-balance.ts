/** What soil holds, in m³/m³. */
export interface SoilWaterLimits {
  readonly fieldCapacity: number;
  readonly wiltingPoint: number;
}

/** Total available water TAW in mm of a root zone so many metres deep (FAO-56 eq. 82). */
export function totalAvailableWater({ fieldCapacity, wiltingPoint }: SoilWaterLimits, rootDepthM: number): number {
  return Math.max(0, 1000 * (fieldCapacity - wiltingPoint) * rootDepthM);
}

/** Readily available water RAW in mm (FAO-56 eq. 83). */
export function readilyAvailableWater(totalMm: number, depletionFraction: number): number {
  return depletionFraction * totalMm;
}

/** Bounds of p (FAO-56 below table 22). */
const depletionFractionBounds = { least: 0.1, most: 0.8 } as const;

/** Depletion fraction p of a day from that of table 22, which holds at 5 mm: ETc in mm a day (FAO-56 below table 22). */
export function adjustedDepletionFraction(tableFraction: number, cropEvapotranspirationMm: number): number {
  const adjusted = tableFraction + 0.04 * (5 - cropEvapotranspirationMm);
  return Math.min(depletionFractionBounds.most, Math.max(depletionFractionBounds.least, adjusted));
}

/** Water stress coefficient Ks, 1 to the end of what is readily available, then down to 0 (FAO-56 eq. 84). */
export function waterStressCoefficient(depletionMm: number, totalMm: number, depletionFraction: number): number {
  if (depletionMm <= readilyAvailableWater(totalMm, depletionFraction)) return 1;
  if (depletionMm >= totalMm) return 0;
  return (totalMm - depletionMm) / ((1 - depletionFraction) * totalMm);
}

/** Evapotranspiration ETc adj of a crop in mm: Ks Kc ET0 (FAO-56 eq. 81). */
export function cropEvapotranspiration(
  referenceMm: number,
  cropCoefficient: number,
  stressCoefficient: number,
): number {
  return stressCoefficient * cropCoefficient * referenceMm;
}

/** What came to a root zone in a period and left it, in mm; null is not known. */
export interface WaterFlows {
  /** P. */
  readonly rainfall: number | null;
  /** RO. */
  readonly runoff: number;
  /** I: what reached the soil. */
  readonly irrigation: number | null;
  /** CR. */
  readonly capillaryRise: number;
  /** ETc adj. */
  readonly evapotranspiration: number | null;
}

export interface WaterBalance {
  /** Dr at the end, mm below field capacity. */
  readonly depletion: number;
  /** DP: what ran through, mm. */
  readonly deepPercolation: number;
}

/** One step of the balance of a root zone (FAO-56 eq. 85 to 88); null where a flow is not known. */
export function waterBalanceAfter(depletionMm: number, totalMm: number, flows: WaterFlows): WaterBalance | null {
  const { rainfall, irrigation, evapotranspiration } = flows;
  if (rainfall === null || irrigation === null || evapotranspiration === null) return null;
  const infiltrated = Math.max(0, rainfall - flows.runoff) + irrigation;
  const deepPercolation = Math.max(0, infiltrated - evapotranspiration - depletionMm);
  const depletion = depletionMm - infiltrated - flows.capillaryRise + evapotranspiration + deepPercolation;
  return { depletion: Math.min(totalMm, Math.max(0, depletion)), deepPercolation };
}
