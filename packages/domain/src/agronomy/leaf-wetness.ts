/** The axis of leaf wetness sensors: from dry to wet. */
export const leafWetnessAxis = { dry: 0, wet: 20 } as const;

/** Relative humidity in percent from which leaves are taken as wet where no sensor says so. */
export const wetLeafHumidity = 90;

/** Whether a sensor says that leaves are wet; null for nothing measured, and for what lies beyond its axis. */
export function isWetBySensor(value: number | null, threshold: number): boolean | null {
  if (value === null || value < leafWetnessAxis.dry || value > leafWetnessAxis.wet) return null;
  return value >= threshold;
}

/** Whether leaves are wet by the humidity of the air alone. */
export function isWetByHumidity(humidity: number | null, threshold = wetLeafHumidity): boolean | null {
  return humidity === null ? null : humidity >= threshold;
}

/** How long leaves were wet, and of how long nobody knows. */
export interface LeafWetness {
  readonly wetHours: number;
  readonly unknownHours: number;
}

/** Hours of wetness among hours that are wet, dry or unknown. */
export function leafWetnessOf(hours: readonly (boolean | null)[]): LeafWetness {
  return {
    wetHours: hours.filter((isWet) => isWet === true).length,
    unknownHours: hours.filter((isWet) => isWet === null).length,
  };
}
