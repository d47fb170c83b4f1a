import type { SoilTexture } from '../enumerations/water-balance.ts';
import type { SoilWaterLimits } from './water-balance.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

interface TextureLimits {
  readonly fieldCapacity: Range;
  readonly wiltingPoint: Range;
}

/** Whence the ranges are, since when they hold, and that they were written down from general knowledge of the document. */
export const soilTexturesSource = {
  document: 'FAO Irrigation and Drainage Paper 56, table 19',
  address: 'https://www.fao.org/4/x0490e/x0490e0c.htm',
  validFrom: '1998-01-01',
  isGeneralKnowledge: true,
} as const;

function limits(fieldCapacity: readonly [number, number], wiltingPoint: readonly [number, number]): TextureLimits {
  return {
    fieldCapacity: { from: fieldCapacity[0], to: fieldCapacity[1] },
    wiltingPoint: { from: wiltingPoint[0], to: wiltingPoint[1] },
  };
}

/** What soils typically hold, in m³/m³ (FAO-56 table 19). */
export const textureLimits: Readonly<Record<SoilTexture, TextureLimits>> = {
  SAND: limits([0.07, 0.17], [0.02, 0.07]),
  LOAMY_SAND: limits([0.11, 0.19], [0.03, 0.1]),
  SANDY_LOAM: limits([0.18, 0.28], [0.06, 0.16]),
  LOAM: limits([0.2, 0.3], [0.07, 0.17]),
  SILT_LOAM: limits([0.22, 0.36], [0.09, 0.21]),
  SILT: limits([0.28, 0.36], [0.12, 0.22]),
  SILT_CLAY_LOAM: limits([0.3, 0.37], [0.17, 0.24]),
  SILTY_CLAY: limits([0.3, 0.42], [0.17, 0.29]),
  CLAY: limits([0.32, 0.4], [0.2, 0.24]),
};

/** What somebody has said of the soil of a parcel: its texture, or else what it holds in m³/m³. */
export interface SaidSoil {
  readonly texture: SoilTexture | null;
  readonly fieldCapacity: number | null;
  readonly wiltingPoint: number | null;
}

/** What soil holds as it was said, or the middle of what soils of its texture do; null where neither is said. */
export function soilLimitsOf({ texture, fieldCapacity, wiltingPoint }: SaidSoil): SoilWaterLimits | null {
  if (fieldCapacity !== null && wiltingPoint !== null) return { fieldCapacity, wiltingPoint };
  if (texture === null) return null;
  const typical = textureLimits[texture];
  return { fieldCapacity: middleOf(typical.fieldCapacity), wiltingPoint: middleOf(typical.wiltingPoint) };
}

function middleOf({ from, to }: Range): number {
  return (from + to) / 2;
}
