import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { FileMenu } from '#web/ui/FileMenu.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { tableKinds } from '#web/ui/table-kinds.ts';
import type { SensorsSearch } from './sensors-search.ts';
import { useSensorsFile } from './sensor-files.queries.ts';

interface SensorsFileProps {
  readonly farmId: number;
  readonly search: SensorsSearch;
}

/** Saves all sensors that the filter leaves, not only the page on screen, in the order of the list. */
export function SensorsFile({ farmId, search }: SensorsFileProps): ReactElement {
  const text = useText();
  const show = useSnackbar();
  const file = useSensorsFile(farmId, search);
  const onError = (error: Error): void => show({ tone: 'error', message: <ErrorText error={error} /> });
  return (
    <FileMenu
      label={<T id="sensors.save" />}
      kinds={tableKinds}
      isPending={file.isPending}
      onChoose={(format) => file.mutate({ format, name: text('sensors.section') }, { onError })}
    />
  );
}
