/** Dew point in °C of air in °C and percent: FAO-56 eq. 11 the other way round. Null where unknown, or without any vapour. */
export function dewPoint(temperature: number | null, humidity: number | null): number | null {
  if (temperature === null || humidity === null || humidity <= 0) return null;
  const logarithm = Math.log(humidity / 100) + (17.27 * temperature) / (temperature + 237.3);
  return (237.3 * logarithm) / (17.27 - logarithm);
}
