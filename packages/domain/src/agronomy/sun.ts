/** Gsc in MJ/m² a minute. */
const solarConstant = 0.082;
const minutesOfDay = 1440;

/** North is positive. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Number J of a calendar day within its year, 1 to 366. */
export function dayOfYear(day: string): number {
  const firstOfYear = Date.parse(`${day.slice(0, 4)}-01-01`);
  return Math.round((Date.parse(day) - firstOfYear) / 86_400_000) + 1;
}

/** Inverse relative distance dr between Earth and Sun (FAO-56 eq. 23). */
export function inverseRelativeDistance(ofYear: number): number {
  return 1 + 0.033 * Math.cos((2 * Math.PI * ofYear) / 365);
}

/** Solar declination in radians (FAO-56 eq. 24). */
export function solarDeclination(ofYear: number): number {
  return 0.409 * Math.sin((2 * Math.PI * ofYear) / 365 - 1.39);
}

/** Sunset hour angle in radians (FAO-56 eq. 25): 0 where the sun does not rise, pi where it does not set. */
export function sunsetHourAngle(latitude: number, ofYear: number): number {
  const cosine = -Math.tan(radians(latitude)) * Math.tan(solarDeclination(ofYear));
  return Math.acos(Math.max(-1, Math.min(1, cosine)));
}

/** Daylight hours N (FAO-56 eq. 34). */
export function daylightHours(latitude: number, ofYear: number): number {
  return (24 / Math.PI) * sunsetHourAngle(latitude, ofYear);
}

/** Extraterrestrial radiation Ra of a day in MJ/m² (FAO-56 eq. 21). */
export function extraterrestrialRadiation(latitude: number, ofYear: number): number {
  const sunset = sunsetHourAngle(latitude, ofYear);
  return radiationBetween(latitude, ofYear, -sunset, sunset);
}

/** A time of day at a place. Longitudes are degrees, east positive. */
export interface SolarMoment {
  readonly latitude: number;
  readonly longitude: number;
  /** The middle of the meridian by which the clock goes; 0 of UTC. */
  readonly zoneLongitude: number;
  readonly dayOfYear: number;
  /** By the clock, in hours: 14.5 for 14:00 to 15:00. */
  readonly middleHour: number;
}

/** Seasonal correction Sc of solar time in hours (FAO-56 eq. 32 and 33). */
export function seasonalCorrection(ofYear: number): number {
  const angle = (2 * Math.PI * (ofYear - 81)) / 364;
  return 0.1645 * Math.sin(2 * angle) - 0.1255 * Math.cos(angle) - 0.025 * Math.sin(angle);
}

/** Solar time angle omega at the middle of a period, in radians from -pi to pi; 0 at solar noon (FAO-56 eq. 31). */
export function solarTimeAngle(moment: SolarMoment): number {
  const shift = (moment.longitude - moment.zoneLongitude) / 15 + seasonalCorrection(moment.dayOfYear);
  const sinceNoon = moment.middleHour + shift - 12;
  const withinDay = sinceNoon - 24 * Math.round(sinceNoon / 24);
  return (Math.PI / 12) * withinDay;
}

/** Whether the sun is above the horizon. */
export function isSunUp(moment: SolarMoment): boolean {
  return Math.abs(solarTimeAngle(moment)) < sunsetHourAngle(moment.latitude, moment.dayOfYear);
}

/**
 * Extraterrestrial radiation Ra of an hour in MJ/m² (FAO-56 eq. 28 to 30); of the hours of sunrise and sunset only that of
 * the time when the sun is up.
 */
export function extraterrestrialRadiationOfHour(moment: SolarMoment): number {
  const { latitude, dayOfYear: ofYear } = moment;
  const middle = solarTimeAngle(moment);
  const sunset = sunsetHourAngle(latitude, ofYear);
  const halfHour = Math.PI / 24;
  const from = Math.max(-sunset, middle - halfHour);
  const to = Math.min(sunset, middle + halfHour);
  return to <= from ? 0 : radiationBetween(latitude, ofYear, from, to);
}

/** Radiation on top of the atmosphere in MJ/m² between two solar time angles. */
function radiationBetween(latitude: number, ofYear: number, from: number, to: number): number {
  const phi = radians(latitude);
  const declination = solarDeclination(ofYear);
  const overTime = (to - from) * Math.sin(phi) * Math.sin(declination);
  const overArc = (Math.sin(to) - Math.sin(from)) * Math.cos(phi) * Math.cos(declination);
  const scale = (minutesOfDay / (2 * Math.PI)) * solarConstant * inverseRelativeDistance(ofYear);
  return Math.max(0, scale * (overTime + overArc));
}
