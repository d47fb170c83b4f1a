import type { ParcelSoil, SaidParcelSoil } from '@brazda/contract/iot/water-balances.ts';
import { soilTextures, type SoilTexture } from '@brazda/domain/enumerations/water-balance.ts';

/** What is chosen: nothing yet, a texture, or numbers of one's own. */
export type SoilChoice = SoilTexture | 'OWN' | '';

/** Soil as it was typed; numbers are null where nothing was, or what is none. */
export interface TypedSoil {
  readonly choice: SoilChoice;
  /** Percent of the volume. */
  readonly fieldCapacity: number | null;
  readonly wiltingPoint: number | null;
  /** Centimetres; null where the soil stops no roots. */
  readonly rootDepth: number | null;
}

const percentOfAll = 100;
const centimetresOfMetre = 100;

export const soilChoices: readonly SoilChoice[] = ['', ...soilTextures, 'OWN'];

export function typedSoil(soil: ParcelSoil | null): TypedSoil {
  return {
    choice: soil?.texture ?? (soil ? 'OWN' : ''),
    fieldCapacity: times(soil?.fieldCapacity, percentOfAll),
    wiltingPoint: times(soil?.wiltingPoint, percentOfAll),
    rootDepth: times(soil?.rootDepthM, centimetresOfMetre),
  };
}

function times(value: number | null | undefined, factor: number): number | null {
  return value === null || value === undefined ? null : Math.round(value * factor * 1000) / 1000;
}

interface SoilFaults {
  readonly choice: boolean;
  readonly fieldCapacity: boolean;
  readonly wiltingPoint: boolean;
  readonly rootDepth: boolean;
}

export const noSoilFaults: SoilFaults = { choice: false, fieldCapacity: false, wiltingPoint: false, rootDepth: false };

export function soilFaultsOf({ choice, fieldCapacity, wiltingPoint, rootDepth }: TypedSoil): SoilFaults {
  const isOwn = choice === 'OWN';
  return {
    choice: choice === '',
    fieldCapacity: isOwn && !isWithin(fieldCapacity, 2, 80),
    wiltingPoint: isOwn && !(isWithin(wiltingPoint, 0.5, 60) && (wiltingPoint ?? 0) < (fieldCapacity ?? Infinity)),
    rootDepth: rootDepth !== null && !isWithin(rootDepth, 10, 300),
  };
}

function isWithin(value: number | null, least: number, most: number): boolean {
  return value !== null && value >= least && value <= most;
}

/** What is sent; only of what has no faults. */
export function saidSoil({ choice, fieldCapacity, wiltingPoint, rootDepth }: TypedSoil): SaidParcelSoil | undefined {
  const rootDepthM = rootDepth === null ? null : rootDepth / centimetresOfMetre;
  if (choice === '') return undefined;
  if (choice !== 'OWN') return { texture: choice, rootDepthM };
  if (fieldCapacity === null || wiltingPoint === null) return undefined;
  return { fieldCapacity: fieldCapacity / percentOfAll, wiltingPoint: wiltingPoint / percentOfAll, rootDepthM };
}
