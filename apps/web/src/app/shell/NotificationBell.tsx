import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { unreadOptions } from '#web/features/notifications/notifications.queries.ts';
import { useText } from '#web/i18n/T.tsx';

/** How much of what the user was told of the farm is unread, and the way there. */
export function NotificationBell({ farmId }: { readonly farmId: number }): ReactElement {
  const text = useText();
  const { data } = useQuery(unreadOptions(farmId));
  const count = data?.unread ?? 0;
  return (
    <Way
      to="/farm/$farmId/notifications"
      params={{ farmId: String(farmId) }}
      aria-label={text('shell.notifications', { count })}
    >
      <Badge badgeContent={count} color="error">
        <NotificationsOutlined />
      </Badge>
    </Way>
  );
}

const Way = createLink(IconButton);
