import { inboxViews } from '@brazda/domain/enumerations/notification.ts';
import { choiceInAddress, listSearch, pageInAddress } from '#web/lib/list-search.ts';

/** Which part of the inbox is shown. */
export const validateNotificationsSearch = listSearch({
  page: pageInAddress,
  view: choiceInAddress(inboxViews, 'INBOX'),
});
export type NotificationsSearch = ReturnType<typeof validateNotificationsSearch>;
