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
  readonly chooseNameColumn: (column: string | undefined) => void;
  readonly retry: () => void;
}

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
      const file = await landFileOf(files);
      chosen.current += 1;
      if (file) setChoice({ file, key: chosen.current, layer: undefined, nameColumn: undefined });
    },
    chooseLayer: (layer) => {
      setChoice((before) => before && { ...before, layer, nameColumn: undefined });
    },
    chooseNameColumn: (nameColumn) => {
      setChoice((before) => before && { ...before, nameColumn });
    },
    retry: () => void refetch(),
  };
}
