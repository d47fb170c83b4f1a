import type { NodeSign } from '@brazda/domain/enumerations/sensor-device.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { noFilter, type SensorsSearch } from './sensors-search.ts';
import { sensorCountsOptions } from './sensors.queries.ts';

interface SensorCountsProps {
  readonly farmId: number;
  readonly search: SensorsSearch;
  readonly onShow: (change: Partial<SensorsSearch>) => void;
}

/** How many sensors want to be looked at, and which they are by one press; nothing where all is well. */
export function SensorCounts({ farmId, search, onShow }: SensorCountsProps): ReactElement | null {
  const { data } = useQuery(sensorCountsOptions(farmId));
  if (!data) return null;
  const counts: readonly (readonly [NodeSign, number])[] = [
    ['SILENT', data.silent],
    ['UNREADABLE', data.unreadable],
    ['UNPLACED', data.unplaced],
  ];
  const isInactive = search.status === 'INACTIVE';
  const shown = counts.filter(([, count]) => count > 0);
  if (shown.length === 0 && data.inactive === 0) return null;
  return (
    <Counts>
      {shown.map(([sign, count]) => (
        <Button
          key={sign}
          variant={search.sign === sign ? 'contained' : 'outlined'}
          aria-pressed={search.sign === sign}
          onClick={() => onShow({ ...noFilter, sign: search.sign === sign ? undefined : sign })}
        >
          <T id={`sensors.counted.${sign}`} values={{ count }} />
        </Button>
      ))}
      {data.inactive > 0 && (
        <Button
          variant={isInactive ? 'contained' : 'outlined'}
          aria-pressed={isInactive}
          onClick={() => onShow({ ...noFilter, status: isInactive ? undefined : 'INACTIVE' })}
        >
          <T id="sensors.counted.INACTIVE" values={{ count: data.inactive }} />
        </Button>
      )}
    </Counts>
  );
}

const Counts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));
