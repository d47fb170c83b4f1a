import type { NotificationSetting } from '@brazda/contract/automation/notification-settings.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { BrowserNotices } from './BrowserNotices.tsx';
import { settingsOptions, useChangeSetting } from './notifications.queries.ts';

const ways = ['inInbox', 'byMail', 'byPush'] as const;

/** By which ways the user is told of each kind of thing on the farm, and in which browsers. */
export function NotificationSettingsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const { data: settings, error, refetch } = useQuery(settingsOptions(farmId));
  const change = useChangeSetting(farmId);
  return (
    <WidePage>
      <PageTitle title={text('notifications.settings')} />
      <PageHead>
        <Typography variant="h1">
          <T id="notifications.settings" />
        </Typography>
        <LinkButton variant="outlined" to="/farm/$farmId/notifications" params={{ farmId: String(farmId) }}>
          <T id="notifications.toInbox" />
        </LinkButton>
      </PageHead>
      <Narrow>
        {error && !settings && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !settings && <LateLoader label={<T id="shell.loading" />} />}
        {change.error && (
          <Notice tone="error">
            <ErrorText error={change.error} />
          </Notice>
        )}
        {settings?.map((setting) => (
          <Kind key={setting.kind} setting={setting} onChange={(next) => change.mutate(next)} />
        ))}
        <BrowserNotices />
      </Narrow>
    </WidePage>
  );
}

interface KindProps {
  readonly setting: NotificationSetting;
  readonly onChange: (setting: NotificationSetting) => void;
}

function Kind({ setting, onChange }: KindProps): ReactElement {
  const heading = `notification-kind-${setting.kind}`;
  return (
    <section aria-labelledby={heading}>
      <Typography variant="h2" id={heading}>
        <T id={`notifications.kind.${setting.kind}`} />
      </Typography>
      {ways.map((way) => (
        <Switch
          key={way}
          label={<T id={`notifications.way.${way}`} />}
          isOn={setting[way]}
          onSwitch={(isOn) => onChange({ ...setting, [way]: isOn })}
        />
      ))}
    </section>
  );
}

const Narrow = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6), maxWidth: 640 }));
