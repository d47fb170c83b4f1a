import type { Node } from '@brazda/contract/iot/nodes.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import type { FactOrdering } from '#web/ui/FactOrder.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { TouchLink } from '#web/ui/TouchLink.tsx';
import { openAlarmsOptions } from '#web/parts/sensor/open-alarms.queries.ts';
import { LastHeard } from '#web/parts/sensor/LastHeard.tsx';
import { NewestValues } from '#web/parts/sensor/NewestValues.tsx';
import { deviceName } from '#web/parts/sensor/sensor-words.ts';
import { SensorSigns } from '#web/parts/sensor/SensorSigns.tsx';

interface SensorTableProps extends FactOrdering {
  readonly farmId: number;
  readonly nodes: readonly Node[];
}

/** As many as are seen at one glance; all of them are on the sensor's own screen. */
const mostValues = 4;

export function SensorTable({ farmId, nodes, ...ordering }: SensorTableProps): ReactElement {
  const text = useText();
  const { data: alarms } = useQuery(openAlarmsOptions(farmId));
  const columns: readonly [FactColumn<Node>, ...FactColumn<Node>[]] = [
    {
      key: 'name',
      label: text('sensors.name'),
      isSorted: true,
      cell: (node) => (
        <Named>
          <TouchLink to="/farm/$farmId/sensors/$nodeId" params={{ farmId: String(farmId), nodeId: String(node.id) }}>
            {node.name}
          </TouchLink>
          <SensorSigns {...node} alarms={alarms?.rows.filter(({ nodeId }) => nodeId === node.id).length ?? 0} />
        </Named>
      ),
    },
    {
      key: 'values',
      label: <T id="sensors.values" />,
      cell: ({ sensors }) => <NewestValues sensors={sensors} most={mostValues} />,
    },
    {
      key: 'heard-at',
      label: text('sensors.heard'),
      isSorted: true,
      cell: ({ heardAt }) => <LastHeard heardAt={heardAt} />,
    },
    {
      key: 'device-type',
      label: text('history.column.iot.node.device_type'),
      isSorted: true,
      cell: (node) => deviceName(text, node),
    },
    {
      key: 'network-type',
      label: text('history.column.iot.node.network'),
      isSorted: true,
      cell: ({ networkType, network }) => network ?? text(`history.value.iot.node.network_type.${networkType}`),
    },
  ];
  return (
    <FactTable
      label={text('sensors.section')}
      columns={columns}
      rows={nodes}
      keyOf={({ id }) => id}
      ordering={ordering}
    />
  );
}

const Named = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  'th &': { minWidth: 160, fontWeight: 'inherit' },
}));
