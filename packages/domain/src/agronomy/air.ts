/** Atmospheric pressure P in kPa at so many metres above the sea (FAO-56 eq. 7). */
export function atmosphericPressure(elevationM: number): number {
  return 101.3 * ((293 - 0.0065 * elevationM) / 293) ** 5.26;
}

/** Psychrometric constant gamma in kPa/°C at a pressure in kPa (FAO-56 eq. 8). */
export function psychrometricConstant(pressureKpa: number): number {
  return 0.000665 * pressureKpa;
}

/** Below it, eq. 47 has no logarithm above zero: the instrument would stand in the grass. */
const lowestWindHeightM = 0.1;

/** Wind speed u2 at 2 m, in m/s, from that at another height above short grass (FAO-56 eq. 47); null in the grass itself. */
export function windSpeedAtTwoMetres(speed: number, heightM: number): number | null {
  if (heightM < lowestWindHeightM) return null;
  return (speed * 4.87) / Math.log(67.8 * heightM - 5.42);
}

/** Metres above the sea at which air presses so many kPa: eq. 7 the other way round, true to a hundred metres by the weather. */
export function elevationOfPressure(pressureKpa: number): number {
  return (293 - 293 * (pressureKpa / 101.3) ** (1 / 5.26)) / 0.0065;
}
