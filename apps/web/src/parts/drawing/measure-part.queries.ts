import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { isWithoutAnswer } from '#web/lib/offline/network.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { degreesOf, measureOutline } from '#web/map/measures/measure-outline.ts';
import type { Outline } from '#web/map/measures/outline-corners.ts';

/** A part of a parcel as it was drawn. */
export interface DrawnPart {
  /** Hectares. */
  readonly area: number;
  readonly geometry: MultiPolygon;
}

interface DrawnOfParcel {
  readonly parcelId: number;
  readonly day: string;
  readonly outline: Outline;
}

export interface MeasuredPart extends DrawnPart {
  /** Whether what reaches out of the parcel is cut off already; else the server does it when it records what is done there. */
  readonly isCut: boolean;
}

/** Measures a drawn part of a parcel: by the server, which cuts it by the parcel, or without a network as it was drawn. */
export function useMeasurePart(farmId: number): UseMutationResult<MeasuredPart, Error, DrawnOfParcel> {
  return useSingleMutation({ mutationFn: (drawn: DrawnOfParcel) => measured(farmId, drawn) });
}

async function measured(farmId: number, { parcelId, day, outline }: DrawnOfParcel): Promise<MeasuredPart> {
  const geometry = { type: 'MultiPolygon' as const, coordinates: degreesOf(outline) };
  try {
    const cut = await api.agroevidence.workedLand.measure({ body: { parcelId, day, geometry }, farmIds: [farmId] });
    return { ...cut, isCut: true };
  } catch (error) {
    const { areaHa } = measureOutline(outline);
    if (!isWithoutAnswer(error) || areaHa === undefined) throw error;
    return { geometry, area: areaHa, isCut: false };
  }
}
