/**
 * Whether leaves are wet by a tree of decisions (CART/SLD): Kim, Taylor, Gleason and Koehler 2002, Plant Disease 86:179-185.
 * The second inequality has the square of the humidity: with the humidity itself, as it is often copied, an hour with wind
 * could hardly ever be wet.
 */
export const cartSource = 'doi:10.1094/PDIS.2002.86.2.179';

const branches = { dryDepression: 3.7, windSpeed: 2.5, dryHumidity: 87.8 } as const;
const wetFrom = { calm: 14.4674, windy: 37 } as const;

/** Means of an hour; null is not known. */
export interface CartHour {
  /** °C. */
  readonly temperature: number | null;
  /** How far the dew point is below the temperature, °C. */
  readonly dewPointDepression: number | null;
  /** Percent. */
  readonly humidity: number | null;
  /** m/s among the leaves: the paper brings it down to 0.3 m. */
  readonly windSpeed: number | null;
}

/** Whether leaves are wet in an hour; null where what decides is not known, and in frost, for which the model was not made. */
export function isWetByCart(hour: CartHour): boolean | null {
  const { dewPointDepression: depression, humidity, windSpeed } = hour;
  if (depression === null) return null;
  if (depression >= branches.dryDepression) return false;
  if (windSpeed === null || humidity === null) return null;
  const isWindy = windSpeed >= branches.windSpeed;
  if (isWindy && humidity < branches.dryHumidity) return false;
  if (hour.temperature === null || hour.temperature < 0) return null;
  const known = { temperature: hour.temperature, depression, humidity, windSpeed };
  return isWindy ? windyScore(known) > wetFrom.windy : calmScore(known) > wetFrom.calm;
}

interface KnownHour {
  readonly temperature: number;
  readonly depression: number;
  readonly humidity: number;
  readonly windSpeed: number;
}

function calmScore({ temperature, depression, humidity, windSpeed }: KnownHour): number {
  return (
    1.6064 * Math.sqrt(temperature) +
    0.0036 * temperature ** 2 +
    0.1531 * humidity -
    0.4599 * windSpeed * depression -
    0.0035 * temperature * humidity
  );
}

function windyScore({ temperature, depression, humidity, windSpeed }: KnownHour): number {
  return (
    0.7921 * Math.sqrt(temperature) +
    0.0046 * humidity ** 2 -
    2.3889 * windSpeed -
    0.039 * temperature * windSpeed +
    1.0613 * windSpeed * depression
  );
}
