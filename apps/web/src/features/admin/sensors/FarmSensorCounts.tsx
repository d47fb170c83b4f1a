import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { farmSensorCountsOptions } from './farm-sensors.queries.ts';

/** How many sensors the installation has, and how many of them want to be looked at; what is none is left out. */
export function FarmSensorCounts(): ReactElement | null {
  const { data } = useQuery(farmSensorCountsOptions());
  if (!data) return null;
  const { nodes, farms, silent, unreadable, inactive, waitingMessages } = data;
  return (
    <Counts>
      <li>
        <strong>
          <T id="sensors.count" values={{ count: nodes }} />
        </strong>
        <T id="admin.sensors.ofFarms" values={{ count: farms }} />
      </li>
      {silent > 0 && (
        <li>
          <T id="sensors.counted.SILENT" values={{ count: silent }} />
        </li>
      )}
      {unreadable > 0 && (
        <li>
          <T id="sensors.counted.UNREADABLE" values={{ count: unreadable }} />
        </li>
      )}
      {inactive > 0 && (
        <li>
          <T id="sensors.counted.INACTIVE" values={{ count: inactive }} />
        </li>
      )}
      {waitingMessages > 0 && (
        <li>
          <T id="admin.sensors.countedWaiting" values={{ count: waitingMessages }} />
        </li>
      )}
    </Counts>
  );
}

const Counts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& strong': { marginRight: '0.3em', fontWeight: fontWeights.strong },
}));
