/** Saturation vapour pressure e°(T) in kPa over water at a temperature in °C (FAO-56 eq. 11). */
export function saturationVapourPressure(temperature: number): number {
  return 0.6108 * Math.exp((17.27 * temperature) / (temperature + 237.3));
}

/** Mean saturation vapour pressure es in kPa of a day: of its extremes, for the curve is not straight (FAO-56 eq. 12). */
export function meanSaturationVapourPressure(temperatureMax: number, temperatureMin: number): number {
  return (saturationVapourPressure(temperatureMax) + saturationVapourPressure(temperatureMin)) / 2;
}

/** Slope Delta of the saturation vapour pressure curve in kPa/°C at a temperature in °C (FAO-56 eq. 13). */
export function saturationVapourPressureSlope(temperature: number): number {
  return (4098 * saturationVapourPressure(temperature)) / (temperature + 237.3) ** 2;
}

/** Actual vapour pressure ea in kPa from the dew point in °C (FAO-56 eq. 14). */
export function vapourPressureOfDewPoint(dewPoint: number): number {
  return saturationVapourPressure(dewPoint);
}

/** How fast air passes the wet bulb of a psychrometer, and its coefficient in 1/°C (FAO-56 eq. 16). */
export const psychrometerCoefficients = { ASPIRATED: 0.000662, NATURALLY_VENTILATED: 0.0008, INDOOR: 0.0012 } as const;
export type Psychrometer = keyof typeof psychrometerCoefficients;

/** Actual vapour pressure ea in kPa from a psychrometer: temperatures in °C, pressure in kPa (FAO-56 eq. 15 and 16). */
export function vapourPressureOfPsychrometer(
  dryBulb: number,
  wetBulb: number,
  pressureKpa: number,
  psychrometer: Psychrometer = 'ASPIRATED',
): number {
  const constant = psychrometerCoefficients[psychrometer] * pressureKpa;
  return saturationVapourPressure(wetBulb) - constant * (dryBulb - wetBulb);
}

/** Actual vapour pressure ea in kPa of air of one temperature in °C and humidity in percent (FAO-56 eq. 10 and 54). */
export function actualVapourPressure(temperature: number, humidity: number): number {
  return (saturationVapourPressure(temperature) * humidity) / 100;
}

/** The highest and the lowest temperature of a day, in °C. */
export interface TemperatureRange {
  readonly temperatureMax: number;
  readonly temperatureMin: number;
}

/** Actual vapour pressure ea in kPa of a day from its extremes of humidity, the best there is (FAO-56 eq. 17). */
export function vapourPressureOfHumidityRange(
  { temperatureMax, temperatureMin }: TemperatureRange,
  humidityMax: number,
  humidityMin: number,
): number {
  const atDawn = actualVapourPressure(temperatureMin, humidityMax);
  const afterNoon = actualVapourPressure(temperatureMax, humidityMin);
  return (atDawn + afterNoon) / 2;
}

/** Actual vapour pressure ea in kPa of a day from its highest humidity alone, where low ones are in doubt (FAO-56 eq. 18). */
export function vapourPressureOfHumidityMax(temperatureMin: number, humidityMax: number): number {
  return actualVapourPressure(temperatureMin, humidityMax);
}

/** Actual vapour pressure ea in kPa of a day from its mean humidity, where extremes are not known (FAO-56 eq. 19). */
export function vapourPressureOfHumidityMean(
  { temperatureMax, temperatureMin }: TemperatureRange,
  humidityMean: number,
): number {
  return (meanSaturationVapourPressure(temperatureMax, temperatureMin) * humidityMean) / 100;
}
