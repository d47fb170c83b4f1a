import type { DayRange } from '@brazda/domain/days.ts';
import type { Granularity } from '@brazda/domain/enumerations/granularity.ts';
import type { Node } from '@brazda/contract/iot/nodes.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { FileMenu, type FileKind } from '#web/ui/FileMenu.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useMeasuredFile } from './sensor-files.queries.ts';

interface MeasuredFileProps {
  readonly node: Pick<Node, 'id' | 'farmId' | 'name'>;
  /** Those whose lines stand beside its own. */
  readonly beside: readonly number[];
  readonly days: DayRange;
  readonly step: Granularity;
}

type Kind = 'shown.xlsx' | 'shown.csv' | 'raw.xlsx' | 'raw.csv';

const kinds: readonly FileKind<Kind>[] = [
  { value: 'shown.xlsx', label: <T id="sensors.save.shown.xlsx" /> },
  { value: 'shown.csv', label: <T id="sensors.save.shown.csv" /> },
  { value: 'raw.xlsx', label: <T id="sensors.save.raw.xlsx" /> },
  { value: 'raw.csv', label: <T id="sensors.save.raw.csv" /> },
];

/** Saves what a sensor, and those beside it, measured on the days that are shown: as the charts have it, or each value as it came. */
export function MeasuredFile({ node, beside, days, step }: MeasuredFileProps): ReactElement {
  const show = useSnackbar();
  const file = useMeasuredFile(node.farmId);
  const onError = (error: Error): void => show({ tone: 'error', message: <ErrorText error={error} /> });
  const save = (kind: Kind): void =>
    file.mutate(
      {
        ...{ nodeIds: [node.id, ...beside], name: node.name, days },
        step: kind.startsWith('raw') ? 'raw' : step,
        format: kind.endsWith('csv') ? 'csv' : 'xlsx',
      },
      { onError },
    );
  return <FileMenu label={<T id="sensors.save" />} kinds={kinds} isPending={file.isPending} onChoose={save} />;
}
