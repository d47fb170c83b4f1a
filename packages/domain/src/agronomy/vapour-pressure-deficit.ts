import { actualVapourPressure, saturationVapourPressure } from './vapour.ts';

/** What air in °C and percent lacks to saturation, es - ea in kPa; never below zero, null where unknown. */
export function vapourPressureDeficit(temperature: number | null, humidity: number | null): number | null {
  if (temperature === null || humidity === null) return null;
  return Math.max(0, saturationVapourPressure(temperature) - actualVapourPressure(temperature, humidity));
}
