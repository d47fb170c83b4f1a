import type { TemperatureRange } from './vapour.ts';

/** Stefan-Boltzmann constant in MJ/(K⁴ m²) a day (FAO-56 eq. 39). */
const stefanBoltzmannOfDay = 4.903e-9;
/** The same an hour, as FAO-56 has it in eq. 39 for hourly periods. */
const stefanBoltzmannOfHour = 2.043e-10;
const kelvinAtZeroCelsius = 273.16;

/** Albedo of the hypothetical grass. */
const albedo = 0.23;

/** MJ/m² of so many hours from mean W/m². */
export function megajoules(meanWatts: number, hours: number): number {
  return (meanWatts * hours * 3600) / 1_000_000;
}

/** Coefficients as and bs of Ångström where none are calibrated (FAO-56 below eq. 35). */
const angstrom = { overcast: 0.25, bySunshine: 0.5 } as const;

/** Solar radiation Rs in MJ/m² a day from hours of sunshine of those that could be, and Ra (FAO-56 eq. 35). */
export function solarRadiationOfSunshine(
  sunshineHours: number,
  possibleHours: number,
  extraterrestrial: number,
): number {
  const share = possibleHours > 0 ? sunshineHours / possibleHours : 0;
  return (angstrom.overcast + angstrom.bySunshine * share) * extraterrestrial;
}

/** Adjustment coefficients kRs in 1/√°C: inland, and where the air comes from a large water (FAO-56 eq. 50). */
export const radiationAdjustments = { INTERIOR: 0.16, COASTAL: 0.19 } as const;
export type RadiationAdjustment = keyof typeof radiationAdjustments;

/** Solar radiation Rs in MJ/m² a day estimated from how far temperatures in °C lie apart (FAO-56 eq. 50). */
export function solarRadiationOfTemperatures(
  { temperatureMax, temperatureMin }: TemperatureRange,
  extraterrestrial: number,
  adjustment: RadiationAdjustment = 'INTERIOR',
): number {
  return radiationAdjustments[adjustment] * Math.sqrt(Math.max(0, temperatureMax - temperatureMin)) * extraterrestrial;
}

/** Clear-sky solar radiation Rso, in the unit of Ra, at so many metres above the sea (FAO-56 eq. 37). */
export function clearSkyRadiation(elevationM: number, extraterrestrial: number): number {
  return (0.75 + 2e-5 * elevationM) * extraterrestrial;
}

/** Relative shortwave radiation Rs/Rso, at most 1; null where there is no sun to compare with. */
export function relativeShortwave(solar: number, clearSky: number): number | null {
  return clearSky > 0 ? Math.max(0, Math.min(1, solar / clearSky)) : null;
}

/** Net shortwave radiation Rns, in the unit of Rs (FAO-56 eq. 38). */
export function netShortwaveRadiation(solar: number): number {
  return (1 - albedo) * solar;
}

/** Net longwave radiation Rnl in MJ/m² a day; temperatures in °C, ea in kPa, Rs/Rso (FAO-56 eq. 39). */
export function netLongwaveRadiation(
  { temperatureMax, temperatureMin }: TemperatureRange,
  vapourPressure: number,
  relative: number,
): number {
  const emitted = (stefanBoltzmannOfDay * (kelvin(temperatureMax) ** 4 + kelvin(temperatureMin) ** 4)) / 2;
  return emitted * correctedForHumidity(vapourPressure) * correctedForClouds(relative);
}

/** Net longwave radiation Rnl in MJ/m² an hour; temperature in °C, ea in kPa, Rs/Rso (FAO-56 eq. 39). */
export function netLongwaveRadiationOfHour(temperature: number, vapourPressure: number, relative: number): number {
  const emitted = stefanBoltzmannOfHour * kelvin(temperature) ** 4;
  return emitted * correctedForHumidity(vapourPressure) * correctedForClouds(relative);
}

/** Soil heat flux G in MJ/m² a day under grass in a month: from those before and after it, in °C (FAO-56 eq. 43). */
export function soilHeatFluxOfMonth(meanOfMonthBefore: number, meanOfMonthAfter: number): number {
  return 0.07 * (meanOfMonthAfter - meanOfMonthBefore);
}

/** The same where the month after is not known (FAO-56 eq. 44). */
export function soilHeatFluxOfLatestMonth(meanOfMonthBefore: number, meanOfMonth: number): number {
  return 0.14 * (meanOfMonth - meanOfMonthBefore);
}

/** Soil heat flux G in MJ/m² an hour, from net radiation Rn (FAO-56 eq. 45 by day, 46 by night). */
export function soilHeatFluxOfHour(netRadiation: number, isDaylight: boolean): number {
  return (isDaylight ? 0.1 : 0.5) * netRadiation;
}

function kelvin(temperature: number): number {
  return temperature + kelvinAtZeroCelsius;
}

function correctedForHumidity(vapourPressure: number): number {
  return 0.34 - 0.14 * Math.sqrt(Math.max(0, vapourPressure));
}

function correctedForClouds(relative: number): number {
  return 1.35 * relative - 0.35;
}
