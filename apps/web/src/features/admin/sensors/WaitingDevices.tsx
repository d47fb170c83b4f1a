import type { WaitingDevice } from '@brazda/contract/iot/admin-nodes.ts';
import { adminWaitingOrders } from '@brazda/domain/enumerations/admin-order.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedNumber } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { rowsPerPage } from '../admin.queries.ts';
import type { FarmSensorsSearch } from './farm-sensors-search.ts';
import { waitingDevicesOptions } from './farm-sensors.queries.ts';

interface WaitingDevicesProps {
  readonly search: FarmSensorsSearch;
  readonly onShow: (change: Partial<FarmSensorsSearch>) => void;
}

/** Devices that send to farms where nobody has added them: whose they are, how much waits, and since when. */
export function WaitingDevices({ search, onShow }: WaitingDevicesProps): ReactElement {
  const text = useText();
  const waiting = useQuery(waitingDevicesOptions(search));
  const time = (at: string): ReactElement => <FormattedDate value={at} dateStyle="medium" timeStyle="short" />;
  const columns: readonly [FactColumn<WaitingDevice>, ...FactColumn<WaitingDevice>[]] = [
    {
      key: 'device',
      label: text('admin.sensors.device'),
      cell: ({ externalId }) => externalId ?? <T id="admin.sensors.deviceUnknown" />,
    },
    { key: 'farm', label: text('admin.sensors.farm'), isSorted: true, cell: ({ farmName }) => farmName },
    {
      key: 'network',
      label: text('history.column.iot.node.network'),
      cell: ({ networkType }) => text(`history.value.iot.node.network_type.${networkType}`),
    },
    {
      key: 'messages',
      label: text('admin.sensors.messages'),
      isSorted: true,
      isNumber: true,
      cell: ({ messages }) => <FormattedNumber value={messages} />,
    },
    { key: 'since', label: text('admin.sensors.since'), isSorted: true, cell: ({ since }) => time(since) },
    { key: 'last', label: text('admin.sensors.last'), isSorted: true, cell: ({ last }) => time(last) },
  ];
  return (
    <>
      <Typography variant="h2">
        <T id="admin.sensors.waitingTitle" />
      </Typography>
      <Typography color="textSecondary">
        <T id="admin.sensors.waitingIntro" />
      </Typography>
      <PagedList
        answer={waiting}
        page={search.waiting ?? 1}
        perPage={rowsPerPage}
        onPage={(page) => onShow({ waiting: page })}
        empty={
          <Typography color="textSecondary">
            <T id="admin.sensors.waitingNone" />
          </Typography>
        }
      >
        {(rows) => (
          <FactTable
            label={text('admin.sensors.waitingTitle')}
            columns={columns}
            rows={rows}
            keyOf={({ farmId, networkType, externalId }) => `${farmId} ${networkType} ${externalId ?? ''}`}
            ordering={{
              order: { column: search.waitingBy ?? 'last', direction: search.waitingAscending ? 'asc' : 'desc' },
              onOrder: ({ column, direction }) =>
                onShow({
                  waiting: undefined,
                  waitingBy: adminWaitingOrders.find((each) => each === column),
                  waitingAscending: direction === 'asc' ? true : undefined,
                }),
            }}
          />
        )}
      </PagedList>
    </>
  );
}
