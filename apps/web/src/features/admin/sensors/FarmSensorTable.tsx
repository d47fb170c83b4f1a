import type { AdminNode } from '@brazda/contract/iot/admin-nodes.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { LastHeard } from '#web/parts/sensor/LastHeard.tsx';
import { deviceName } from '#web/parts/sensor/sensor-words.ts';
import type { FactOrdering } from '#web/ui/FactOrder.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';

interface FarmSensorTableProps extends FactOrdering {
  readonly nodes: readonly AdminNode[];
}

/** Sensors of every farm that were found; the columns are named as the server's orders are. */
export function FarmSensorTable({ nodes, ...ordering }: FarmSensorTableProps): ReactElement {
  const text = useText();
  const { formatDisplayName } = useIntl();
  const columns: readonly [FactColumn<AdminNode>, ...FactColumn<AdminNode>[]] = [
    {
      key: 'name',
      label: text('sensors.name'),
      isSorted: true,
      cell: ({ name, externalId }) => (
        <>
          {name}
          <Below>{externalId}</Below>
        </>
      ),
    },
    {
      key: 'farm',
      label: text('admin.sensors.farm'),
      isSorted: true,
      cell: ({ farmName, countryCode }) => (
        <>
          {farmName}
          <Below>{formatDisplayName(countryCode, { type: 'region' }) ?? countryCode}</Below>
        </>
      ),
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
      cell: ({ networkType }) => text(`history.value.iot.node.network_type.${networkType}`),
    },
    {
      key: 'status',
      label: text('history.column.iot.node.status'),
      isSorted: true,
      cell: ({ status, isSilent, isUnreadable }) => (
        <>
          {text(`history.value.iot.node.status.${status}`)}
          {isSilent && <Attention>{text('sensors.sign.SILENT')}</Attention>}
          {isUnreadable && <Attention>{text('sensors.sign.UNREADABLE')}</Attention>}
        </>
      ),
    },
    {
      key: 'heard-at',
      label: text('sensors.heard'),
      isSorted: true,
      cell: ({ heardAt }) => <LastHeard heardAt={heardAt} />,
    },
    {
      key: 'day',
      label: <T id="admin.sensors.day" />,
      isNumber: true,
      cell: (node) => <OfDay {...node} />,
    },
  ];
  return (
    <FactTable
      label={text('admin.sensors.title')}
      columns={columns}
      rows={nodes}
      keyOf={({ id }) => id}
      ordering={ordering}
    />
  );
}

/** How many messages came in a day, and what of them was not read. */
function OfDay({ messagesOfDay, failedOfDay, waiting }: AdminNode): ReactElement {
  return (
    <>
      <FormattedNumber value={messagesOfDay} />
      {failedOfDay > 0 && (
        <Attention>
          <T id="admin.sensors.failed" values={{ count: failedOfDay }} />
        </Attention>
      )}
      {waiting > 0 && (
        <Attention>
          <T id="admin.sensors.waiting" values={{ count: waiting }} />
        </Attention>
      )}
    </>
  );
}

const Below = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
  fontWeight: fontWeights.regular,
  overflowWrap: 'anywhere',
}));

const Attention = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.warning.dark,
  fontSize: fontSizes.caption,
}));
