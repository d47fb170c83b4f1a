import type { AreaSource } from '@brazda/domain/enumerations/area-source.ts';
import { useRef, useState } from 'react';
import { useLandFileReport, type LandFileChoice, type LandFileTold } from './farm-import.queries.ts';
import { landFileOf } from './land-file.ts';

/** 0 untested, 1 valid, -1 invalid. */
export type Validation = 0 | 1 | -1;

export interface LandFileState {
  readonly choice: LandFileChoice | undefined;
  readonly report: LandFileTold | undefined;
  readonly validation: Validation;
  readonly isReading: boolean;
  readonly error: Error | null;
  readonly choose: (files: readonly File[]) => Promise<void>;
  readonly chooseLayer: (layer: string | undefined) => void;
  readonly chooseSystem: (epsg: number | undefined) => void;
  readonly chooseNameColumn: (column: string | undefined) => void;
  readonly chooseAreas: (source: AreaSource | undefined) => void;
  readonly retry: () => void;
}

const nothingOfLayer = { nameColumn: undefined, areaSource: undefined } as const;
const nothingChosen = { layer: undefined, coordinateSystem: undefined, ...nothingOfLayer } as const;

/** The file with the farm's parcels, and the truth about it as far as it is known; for a farm that is there, beside its own. */
export function useLandFile(countryCode: string | undefined, farmId?: number): LandFileState {
  const [choice, setChoice] = useState<LandFileChoice>();
  const chosen = useRef(0);
  const { data, error, isFetching, isPlaceholderData, refetch } = useLandFileReport(choice, countryCode, farmId);
  const isTested = data !== undefined && !isPlaceholderData && !isFetching && error === null;

  return {
    choice,
    report: error === null ? data : undefined,
    validation: isTested ? data.validation : 0,
    isReading: isFetching,
    error,
    choose: async (files) => {
      chosen.current += 1;
      const key = chosen.current;
      const file = await landFileOf(files);
      // Whoever has chosen others while these were packed means the others.
      if (file && key === chosen.current) setChoice({ file, key, ...nothingChosen });
    },
    chooseLayer: (layer) => {
      setChoice((before) => before && { ...before, layer, ...nothingOfLayer });
    },
    chooseSystem: (coordinateSystem) => {
      setChoice((before) => before && { ...before, coordinateSystem });
    },
    chooseNameColumn: (nameColumn) => {
      setChoice((before) => before && { ...before, nameColumn });
    },
    chooseAreas: (areaSource) => {
      setChoice((before) => before && { ...before, areaSource });
    },
    retry: () => void refetch(),
  };
}
