import { inboxViews } from '@brazda/domain/enumerations/notification.ts';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { validateNotificationsSearch } from './notifications-search.ts';
import { notificationsOptions, notificationsPerPage, unreadOptions, useReadAll } from './notifications.queries.ts';

/** What the user was told of the farm, until they put it away. */
export function NotificationsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const { locale } = useLanguage();
  const [search, show] = useListSearch(validateNotificationsSearch);
  const { view = 'INBOX', page = 1 } = search;
  const told = useQuery(notificationsOptions(farmId, search, locale));
  const { data: count } = useQuery(unreadOptions(farmId));
  const readAll = useReadAll(farmId);
  return (
    <WidePage>
      <PageTitle title={text('notifications.section')} />
      <PageHead>
        <Typography variant="h1">
          <T id="notifications.section" />
        </Typography>
        <Acts>
          {count !== undefined && count.unread > 0 && (
            <PendingButton variant="outlined" isPending={readAll.isPending} onClick={() => readAll.mutate()}>
              <T id="notifications.readAll" />
            </PendingButton>
          )}
          <LinkButton
            variant="outlined"
            startIcon={<SettingsOutlined />}
            to="/farm/$farmId/notifications/settings"
            params={{ farmId: String(farmId) }}
          >
            <T id="notifications.settings" />
          </LinkButton>
        </Acts>
      </PageHead>
      <SegmentedChoice
        label={text('notifications.show')}
        segments={inboxViews.map((value) => ({ value, label: <T id={`notifications.view.${value}`} /> }))}
        value={view}
        onChoose={(chosen) => show({ view: chosen })}
      />
      {readAll.error && (
        <Notice tone="error">
          <ErrorText error={readAll.error} />
        </Notice>
      )}
      <PagedList
        answer={told}
        page={page}
        perPage={notificationsPerPage}
        onPage={(next) => show({ page: next })}
        empty={
          <EmptyState heading={<T id={`notifications.none.${view}`} />}>
            <T id="notifications.noneHelp" />
          </EmptyState>
        }
      >
        {(rows) => (
          <Rows aria-label={text('notifications.section')}>
            {rows.map((notification) => (
              <NotificationRow key={notification.id} farmId={farmId} notification={notification} />
            ))}
          </Rows>
        )}
      </PagedList>
    </WidePage>
  );
}

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
