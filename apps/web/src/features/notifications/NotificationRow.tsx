import type { Notification } from '@brazda/contract/automation/notifications.ts';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, touchTarget } from '#web/lib/design-tokens.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useMarkNotification } from './notifications.queries.ts';

interface NotificationRowProps {
  readonly farmId: number;
  readonly notification: Notification;
}

const icons = { ERROR: ErrorOutline, WARNING: WarningAmberOutlined, INFO: CheckCircleOutlined } as const;

/** One thing that was told: what, where and since when; opened, it is read. */
export function NotificationRow({ farmId, notification }: NotificationRowProps): ReactElement {
  const { id, severity, title, text: said, link, since, readAt, archivedAt } = notification;
  const intl = useIntl();
  const text = useText();
  const navigate = useNavigate();
  const mark = useMarkNotification(farmId);
  const isRead = readAt !== null;
  const isArchived = archivedAt !== null;
  const Icon = icons[severity];
  const to = `/farm/${farmId}/${link}`;
  return (
    <Row data-unread={isRead ? undefined : true}>
      <Sign data-severity={severity}>
        <Icon aria-hidden />
        <VisuallyHidden>
          <T id={`notifications.severity.${severity}`} />
        </VisuallyHidden>
      </Sign>
      <Words>
        <Way
          href={to}
          onClick={(event) => {
            if (!isRead) mark.mutate({ id, isRead: true });
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void navigate({ to });
          }}
        >
          {title}
          {!isRead && (
            <VisuallyHidden>
              <T id="notifications.unread" />
            </VisuallyHidden>
          )}
        </Way>
        <div>{said}</div>
        <time dateTime={since}>
          <T
            id="notifications.since"
            values={{ time: intl.formatDate(since, { dateStyle: 'medium', timeStyle: 'short' }) }}
          />
        </time>
        {mark.error && <ErrorText error={mark.error} />}
      </Words>
      <Acts>
        {!isArchived && (
          <Button
            aria-label={text(isRead ? 'notifications.unreadNamed' : 'notifications.readNamed', { title })}
            disabled={mark.isPending}
            onClick={() => mark.mutate({ id, isRead: !isRead })}
          >
            <T id={isRead ? 'notifications.markUnread' : 'notifications.markRead'} />
          </Button>
        )}
        <Button
          aria-label={text(isArchived ? 'notifications.restoreNamed' : 'notifications.archiveNamed', { title })}
          disabled={mark.isPending}
          onClick={() => mark.mutate({ id, isArchived: !isArchived })}
        >
          <T id={isArchived ? 'notifications.restore' : 'notifications.archive'} />
        </Button>
      </Acts>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.spacing(3),
  alignItems: 'start',
  padding: theme.spacing(3, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-unread] a': { fontWeight: fontWeights.strong },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}));

const Sign = styled('span')(({ theme }) => ({
  display: 'flex',
  paddingTop: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  '&[data-severity="ERROR"]': { color: theme.vars.palette.error.main },
  '&[data-severity="WARNING"]': { color: theme.vars.palette.warning.dark },
}));

const Words = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& time': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
}));

const Way = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: theme.vars.palette.text.primary,
}));

const Acts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  [theme.breakpoints.down('md')]: { gridColumn: '2' },
}));
