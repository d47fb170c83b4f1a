/** Stull 2011, doi:10.1175/JAMC-D-11-0143.1: °C and percent, at the pressure of the sea. */
const validRange = { temperature: { least: -20, most: 50 }, humidity: { least: 5, most: 99 } } as const;

/**
 * The paper leaves out air that is both cold and dry by a figure. Above this line the formula stays within 1.4 °C of the
 * psychrometer equation of FAO-56 (eq. 15), below it errs by up to 4 °C.
 */
const driest = { atZero: 27.7, perDegree: -2.27 } as const;

/** Percent: from air that can take up no more water nothing dries away, so that both bulbs say the same. */
const saturated = 100;

/** Wet-bulb temperature in °C (Stull 2011, eq. 1); null where unknown, and where the formula does not hold. */
export function wetBulbTemperature(temperature: number | null, humidity: number | null): number | null {
  if (temperature === null || humidity === null) return null;
  if (validRange.humidity.most < humidity && humidity <= saturated) return temperature;
  if (!isValid(temperature, humidity)) return null;
  return (
    temperature * Math.atan(0.151977 * Math.sqrt(humidity + 8.313659)) +
    Math.atan(temperature + humidity) -
    Math.atan(humidity - 1.676331) +
    0.00391838 * humidity ** 1.5 * Math.atan(0.023101 * humidity) -
    4.686035
  );
}

/** Delta T in °C: how far the wet bulb is below the dry one, by which it is known how fast drops dry away. */
export function deltaT(temperature: number | null, humidity: number | null): number | null {
  const wetBulb = wetBulbTemperature(temperature, humidity);
  return temperature === null || wetBulb === null ? null : temperature - wetBulb;
}

function isValid(temperature: number, humidity: number): boolean {
  return (
    isBetween(temperature, validRange.temperature) &&
    isBetween(humidity, validRange.humidity) &&
    humidity >= driest.atZero + driest.perDegree * temperature
  );
}

function isBetween(value: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return least <= value && value <= most;
}
