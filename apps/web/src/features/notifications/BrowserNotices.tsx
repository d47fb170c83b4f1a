import type { PushSubscription } from '@brazda/contract/automation/push-subscriptions.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useIsActing } from '#web/lib/session-context.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { canGetNotices, NoticesRefused, subscribeBrowser } from './browser-subscription.ts';
import { browsersOptions, useSubscribe, useUnsubscribe } from './notifications.queries.ts';

/** The browsers that notices come to while the page is closed. */
export function BrowserNotices(): ReactElement {
  const { data: browsers } = useQuery(browsersOptions());
  const subscribe = useSubscribe(subscribeBrowser);
  const unsubscribe = useUnsubscribe();
  const isActing = useIsActing();
  const error = subscribe.error ?? unsubscribe.error;
  return (
    <Part aria-labelledby="notification-browsers">
      <Typography variant="h2" id="notification-browsers">
        <T id="notifications.browsers" />
      </Typography>
      <Typography color="textSecondary">
        <T id={canGetNotices() ? 'notifications.browsers.help' : 'notifications.browsers.impossible'} />
      </Typography>
      {canGetNotices() && !isActing && (
        <div>
          <PendingButton variant="outlined" isPending={subscribe.isPending} onClick={() => subscribe.mutate()}>
            <T id="notifications.browsers.add" />
          </PendingButton>
        </div>
      )}
      {error && (
        <Notice tone="error">
          {error instanceof NoticesRefused ? <T id="notifications.browsers.refused" /> : <ErrorText error={error} />}
        </Notice>
      )}
      {browsers?.map((browser) => (
        <Browser
          key={browser.id}
          browser={browser}
          isPending={unsubscribe.isPending || isActing}
          onRemove={() => unsubscribe.mutate(browser.id)}
        />
      ))}
    </Part>
  );
}

interface BrowserProps {
  readonly browser: PushSubscription;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

function Browser({ browser: { service, device, createdAt }, isPending, onRemove }: BrowserProps): ReactElement {
  const intl = useIntl();
  const text = useText();
  const name = nameOf(device) ?? service;
  return (
    <Row>
      <Facts>
        <span>{name}</span>
        <T id="notifications.since" values={{ time: intl.formatDate(createdAt, { dateStyle: 'medium' }) }} />
      </Facts>
      <Button aria-label={text('notifications.browsers.removeNamed', { name })} disabled={isPending} onClick={onRemove}>
        <T id="notifications.browsers.remove" />
      </Button>
    </Row>
  );
}

/** What a browser calls itself names others too; the first of these that it says is the one that it is. */
const browserNames = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

function nameOf(device: string | null): string | undefined {
  return browserNames.find(([pattern]) => pattern.test(device ?? ''))?.[1];
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Facts = styled('span')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2) }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  overflowWrap: 'anywhere',
}));
