import type { NotificationSetting } from '@brazda/contract/automation/notification-settings.ts';
import type { NewPushSubscription, PushSubscription } from '@brazda/contract/automation/push-subscriptions.ts';
import { keepPreviousData, queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { NotificationsSearch } from './notifications-search.ts';

export const notificationKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'notifications'] as const,
  browsers: [...queryRoots.account, 'notifications', 'browsers'] as const,
};

export const notificationsPerPage = 25;

/** What the user was told of a farm, in the words of a language. */
export function notificationsOptions(
  farmId: number,
  { page = 1, view = 'INBOX' }: NotificationsSearch,
  locale: string,
) {
  return queryOptions({
    queryKey: [...notificationKeys.all(farmId), 'list', view, page, locale],
    queryFn: ({ signal }) =>
      api.automation.notifications.list({
        query: { page, 'per-page': notificationsPerPage, view },
        farmIds: [farmId],
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function unreadOptions(farmId: number) {
  return queryOptions({
    queryKey: [...notificationKeys.all(farmId), 'count'],
    queryFn: ({ signal }) => api.automation.notifications.count({ farmIds: [farmId], signal }),
  });
}

export function settingsOptions(farmId: number) {
  return queryOptions({
    queryKey: [...notificationKeys.all(farmId), 'settings'],
    queryFn: ({ signal }) => api.automation.notificationSettings.list({ farmIds: [farmId], signal }),
  });
}

export function browsersOptions() {
  return queryOptions({
    queryKey: notificationKeys.browsers,
    queryFn: ({ signal }) => api.automation.pushSubscriptions.list({ signal }),
  });
}

interface Mark {
  readonly id: number;
  readonly isRead?: boolean;
  readonly isArchived?: boolean;
}

export function useMarkNotification(farmId: number): UseMutationResult<void, Error, Mark> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, ...body }: Mark) =>
      api.automation.notifications.change({ params: { notificationId: id }, body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationKeys.all(farmId) }),
  });
}

export function useReadAll(farmId: number): UseMutationResult<void> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api.automation.notifications.readAll({ farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationKeys.all(farmId) }),
  });
}

export function useChangeSetting(farmId: number): UseMutationResult<NotificationSetting, Error, NotificationSetting> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ farmId: id, ...body }: NotificationSetting) =>
      api.automation.notificationSettings.change({ params: { id }, body, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: settingsOptions(farmId).queryKey }),
  });
}

export function useSubscribe(
  subscribe: (publicKey: string) => Promise<NewPushSubscription>,
): UseMutationResult<PushSubscription> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: async () => {
      const { publicKey } = await api.automation.pushSubscriptions.key({});
      return api.automation.pushSubscriptions.subscribe({ body: await subscribe(publicKey) });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationKeys.browsers }),
  });
}

export function useUnsubscribe(): UseMutationResult<void, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (pushSubscriptionId: number) =>
      api.automation.pushSubscriptions.unsubscribe({ params: { pushSubscriptionId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationKeys.browsers }),
  });
}
