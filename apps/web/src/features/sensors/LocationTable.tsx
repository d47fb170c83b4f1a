import type { Location } from '@brazda/contract/iot/locations.ts';
import Button from '@mui/material/Button';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import type { Text } from '#web/i18n/text.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import type { FactOrdering } from '#web/ui/FactOrder.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { TouchLink } from '#web/ui/TouchLink.tsx';
import { LocationGroupsDialog } from './LocationGroupsDialog.tsx';
import { LocationName } from './LocationName.tsx';
import { LocationStatusMark } from '#web/parts/sensor/LocationStatusMark.tsx';

interface LocationTableProps extends FactOrdering {
  readonly farmId: number;
  readonly locations: readonly Location[];
}

/** Where sensors stand and stood: what each place is called, since when and until when, and in which groups it is. */
export function LocationTable({ farmId, locations, ...ordering }: LocationTableProps): ReactElement {
  const text = useText();
  const mayManage = useMay('farm.manage', farmId);
  const [grouped, setGrouped] = useState<Location>();
  const columns: readonly [FactColumn<Location>, ...FactColumn<Location>[]] = [
    {
      key: 'name',
      label: text('sensors.places.name'),
      isSorted: true,
      cell: (location) => <LocationName farmId={farmId} location={location} mayManage={mayManage} />,
    },
    {
      key: 'node',
      label: text('sensors.places.node'),
      cell: ({ nodeId, nodeName }) => (
        <TouchLink to="/farm/$farmId/sensors/$nodeId" params={{ farmId: String(farmId), nodeId: String(nodeId) }}>
          {nodeName}
        </TouchLink>
      ),
    },
    {
      key: 'status',
      label: text('history.column.iot.node.status'),
      cell: ({ status }) => <LocationStatusMark status={status} />,
    },
    {
      key: 'from',
      label: text('sensors.places.when'),
      isSorted: true,
      cell: (location) => <When {...location} />,
    },
    {
      key: 'groups',
      label: text('sensors.places.groups'),
      cell: ({ groups }) => groups.map(({ name }) => name).join(', ') || <T id="sensors.places.noGroups" />,
    },
    ...(mayManage ? [groupsColumn(text, setGrouped)] : []),
  ];
  return (
    <>
      <FactTable
        label={text('sensors.places')}
        columns={columns}
        rows={locations}
        keyOf={({ id }) => id}
        ordering={ordering}
      />
      {grouped && <LocationGroupsDialog farmId={farmId} location={grouped} onClose={() => setGrouped(undefined)} />}
    </>
  );
}

/** What whoever may manage the farm does with a place. */
function groupsColumn(text: Text, onChoose: (location: Location) => void): FactColumn<Location> {
  return {
    key: 'choose',
    label: <T id="sensors.places.choose" />,
    isAction: true,
    cell: (location) => (
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={text('sensors.places.chooseNamed', { name: location.name })}
        onClick={() => onChoose(location)}
      >
        <T id="sensors.places.choose" />
      </Button>
    ),
  };
}

function When({ from, to }: Pick<Location, 'from' | 'to'>): ReactElement {
  const intl = useIntl();
  const day = (at: string): string => intl.formatDate(at, { dateStyle: 'medium' });
  return to === null ? (
    <T id="sensors.places.since" values={{ from: day(from) }} />
  ) : (
    <T id="sensors.places.between" values={{ from: day(from), to: day(to) }} />
  );
}
