import type { SoilWaterState } from '../enumerations/agronomy.ts';

/** A stretch of soil water potential in cbar (1 cbar is 1 kPa): drier than its first bound, down to its second. */
export interface SoilWaterBand {
  readonly from: number;
  /** The driest that belongs to it; null where it has no end. */
  readonly to: number | null;
  readonly state: SoilWaterState;
}

/** Whence the reading of the bands is: the guide that comes with granular matrix sensors. */
export const soilWaterBandsSource = {
  document: 'Irrometer Watermark reading guide',
  isGeneralKnowledge: true,
} as const;

/** From saturated to dry. */
export const soilWaterBands: readonly SoilWaterBand[] = [
  { from: 0, to: -10, state: 'SATURATED' },
  { from: -10, to: -30, state: 'ADEQUATELY_WET' },
  { from: -30, to: -60, state: 'IRRIGATION_USUAL' },
  { from: -60, to: -100, state: 'IRRIGATION_USUAL_ON_CLAY' },
  { from: -100, to: -200, state: 'DANGEROUSLY_DRY' },
  { from: -200, to: null, state: 'BEYOND_SCALE' },
];

/** The band of a potential; null where it is unknown, or above zero: a tension whose sign was lost would read as wet. */
export function soilWaterBandOf(centibar: number | null): SoilWaterBand | null {
  if (centibar === null || centibar > 0) return null;
  return soilWaterBands.find(({ to }) => to === null || centibar >= to) ?? null;
}
