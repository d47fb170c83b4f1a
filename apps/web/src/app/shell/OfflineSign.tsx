import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { createLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useFetchAhead } from '#web/features/actions/waiting/ahead.queries.ts';
import { useWaiting } from '#web/features/actions/waiting/waiting.queries.ts';
import { useText } from '#web/i18n/T.tsx';
import { useHasNetwork } from '#web/lib/offline/network.ts';
import { useIsUsedOffline } from '#web/lib/offline/use-is-used-offline.ts';

/** Whether there is a network, and how much of what was recorded on this device is not on the server. */
export function OfflineSign({ farmId }: { readonly farmId: number }): ReactElement | null {
  const text = useText();
  const isUsed = useIsUsedOffline();
  const hasNetwork = useHasNetwork();
  const count = useWaiting(farmId).length;
  useFetchAhead(farmId);
  if (!isUsed && count === 0) return null;
  return (
    <Way
      to="/farm/$farmId/actions/waiting"
      params={{ farmId: String(farmId) }}
      aria-label={text(hasNetwork ? 'shell.offline.online' : 'shell.offline.offline', { count })}
    >
      <Badge badgeContent={count} color="warning">
        {hasNetwork ? <CloudDoneOutlined /> : <CloudOffOutlined />}
      </Badge>
    </Way>
  );
}

const Way = createLink(IconButton);
