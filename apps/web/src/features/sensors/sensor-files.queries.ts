import type { DayRange } from '@brazda/domain/days.ts';
import type { ExportedStep } from '@brazda/domain/enumerations/granularity.ts';
import type { TableFormat } from '@brazda/domain/enumerations/table-format.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { SensorsSearch } from './sensors-search.ts';
import { askedSensors } from './sensors.queries.ts';

interface SavedList {
  readonly format: TableFormat;
  readonly name: string;
}

/** All sensors that a filter leaves, as a file that the browser saves under a name. */
export function useSensorsFile(farmId: number, search: SensorsSearch): UseMutationResult<void, Error, SavedList> {
  return useSingleMutation({
    mutationFn: async ({ format, name }: SavedList) => {
      const answer = await api.iot.nodes.exportFile({ query: { ...askedSensors(search), format }, farmIds: [farmId] });
      saveFile(await answer.blob(), `${name}.${format}`);
    },
  });
}

interface SavedMeasurements {
  readonly nodeIds: readonly number[];
  readonly name: string;
  readonly days: DayRange;
  readonly step: ExportedStep;
  readonly format: TableFormat;
}

/** What sensors measured on some days, as a file that the browser saves under a name and the days. */
export function useMeasuredFile(farmId: number): UseMutationResult<void, Error, SavedMeasurements> {
  return useSingleMutation({
    mutationFn: async ({ nodeIds, name, days: { from, to }, step, format }: SavedMeasurements) => {
      const body = { nodeIds: [...nodeIds], from, to, step, format };
      const answer = await api.iot.measurements.exportFile({ body, farmIds: [farmId] });
      saveFile(await answer.blob(), `${[name, from, to].join(' ')}.${format}`);
    },
  });
}
