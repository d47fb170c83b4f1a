import type { Node } from '@brazda/contract/iot/nodes.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { KeyList, KeyShownOnce, MakeKey, type ShownKey } from './AccessKeys.tsx';
import { accessKeysOptions } from './sensors.queries.ts';

interface DeviceKeysProps {
  readonly node: Pick<Node, 'id' | 'farmId' | 'retiredAt'>;
}

/** The keys of one device alone, for whoever may manage the farm; one that was put away is given no more. */
export function DeviceKeys({ node }: DeviceKeysProps): ReactElement | null {
  return useMay('farm.manage', node.farmId) ? <Keys node={node} /> : null;
}

function Keys({ node: { id, farmId, retiredAt } }: DeviceKeysProps): ReactElement | null {
  const { data, error, refetch } = useQuery(accessKeysOptions(farmId));
  const [shown, setShown] = useState<ShownKey>();
  const isInUse = retiredAt === null;
  const keys = data?.filter(({ nodeId }) => nodeId === id);
  if (!isInUse && (keys ?? []).length === 0) return null;
  return (
    <Part aria-labelledby="device-keys">
      <Typography variant="h2" id="device-keys">
        <T id="sensors.keys.device" />
      </Typography>
      {isInUse && (
        <>
          <Typography color="textSecondary">
            <T id="sensors.keys.device.help" />
          </Typography>
          <MakeKey farmId={farmId} nodeId={id} onMade={setShown} />
          <KeyShownOnce shown={shown} />
          {shown && (
            <TextLink to="/farm/$farmId/sensors/connection" params={{ farmId: String(farmId) }}>
              <T id="sensors.keys.where" />
            </TextLink>
          )}
        </>
      )}
      {error && !keys && <ErrorState error={error} onRetry={() => void refetch()} />}
      {keys?.length === 0 && (
        <Typography color="textSecondary">
          <T id="sensors.keys.device.none" />
        </Typography>
      )}
      <KeyList farmId={farmId} keys={keys ?? []} shown={shown} onShown={setShown} />
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: theme.spacing(3),
}));
