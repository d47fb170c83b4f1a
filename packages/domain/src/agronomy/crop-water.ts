import { daysBetween } from '../days.ts';
import type { GrowthStage } from '../enumerations/water-balance.ts';
import type { WaterCrop } from './water-crops.ts';

/** From how deep in metres a crop that was sown takes water at first (FAO-56, chapter 8: 0.15 to 0.3 m). */
export const firstRootDepthM = 0.3;

/** How a crop is grown on a day. */
export interface GrownCrop {
  readonly stage: GrowthStage;
  /** Kc. */
  readonly coefficient: number;
  /** Zr in metres. */
  readonly rootDepthM: number;
}

/**
 * Kc and the depth of roots on a day, by days since a crop was sown or began to grow this year (FAO-56 fig. 34 and eq. 66).
 * Roots grow evenly until the crop is fully grown; those of crops that stand for years are there already.
 */
export function cropOnDay(crop: WaterCrop, sownOn: string, day: string): GrownCrop {
  const { stages, growsFrom } = crop;
  const begins = growsFrom === null ? sownOn : `${day.slice(0, 4)}-${growsFrom}`;
  /** The first day is the day one. */
  const number = daysBetween(begins, day) + 1;
  const grownAfter = stages.initial + stages.development;
  const growth = Math.min(1, Math.max(0, number / grownAfter));
  return {
    ...coefficientOn(crop, number),
    rootDepthM:
      growsFrom === null
        ? Math.min(crop.rootDepthM, firstRootDepthM + growth * (crop.rootDepthM - firstRootDepthM))
        : crop.rootDepthM,
  };
}

function coefficientOn(
  { stages, coefficients, growsFrom }: WaterCrop,
  number: number,
): Pick<GrownCrop, 'stage' | 'coefficient'> {
  const { initial, middle, end } = coefficients;
  const developed = stages.initial + stages.development;
  const ripening = developed + stages.middle;
  const over = ripening + stages.late;
  if (number < 1 || number > over)
    return { stage: 'OUT_OF_SEASON', coefficient: growsFrom === null && number > over ? end : initial };
  if (number <= stages.initial) return { stage: 'INITIAL', coefficient: initial };
  if (number <= developed)
    return {
      stage: 'DEVELOPMENT',
      coefficient: between(initial, middle, (number - stages.initial) / stages.development),
    };
  if (number <= ripening) return { stage: 'MIDDLE', coefficient: middle };
  return { stage: 'LATE', coefficient: between(middle, end, (number - ripening) / stages.late) };
}

function between(from: number, to: number, share: number): number {
  return from + share * (to - from);
}
