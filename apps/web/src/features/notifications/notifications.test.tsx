import type { NotificationSetting } from '@brazda/contract/automation/notification-settings.ts';
import type { Notification } from '@brazda/contract/automation/notifications.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';

const frost: Notification = {
  ...{ id: 7, farmId: 3, kind: 'SENSOR_ALARM', event: 'SENSOR_ALARM_BEGAN', severity: 'ERROR', link: 'sensors/5' },
  ...{ title: 'U lesa: Teplota pod 0 °C', text: 'V noci přišel mráz', since: '2026-11-26T07:00:00Z' },
  ...{ createdAt: '2026-11-26T07:00:00Z', readAt: null, archivedAt: null },
};
const setting: NotificationSetting = { farmId: 3, kind: 'SENSOR_ALARM', inInbox: true, byMail: true, byPush: true };

let told: readonly Notification[] = [];
const list = vi.fn(async (_input?: object) => ({ rows: [...told], total: told.length }));
const change = vi.fn(async (_input: object) => undefined);
const readAll = vi.fn(async (_input?: object) => undefined);
const changeSetting = vi.fn(async (_input: object) => setting);

function show(path: string): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role: 'reader' as const, boundingBox: null };
  fakeApi({
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm } },
    core: { farmEvents: { follow: fakeEvents().follow } },
    automation: {
      notifications: { list, change, readAll, count: async () => ({ unread: told.length }) },
      notificationSettings: { list: async () => [setting], change: changeSetting },
      pushSubscriptions: { list: async () => [] },
    },
  });
  return renderApp(path);
}

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  told = [frost];
  for (const spy of [list, change, readAll, changeSetting]) spy.mockClear();
});

describe('what somebody was told', () => {
  it('is counted at the bell, says what, where and since when, and is read and put away', async () => {
    const { user } = show('/farm/3/notifications');
    expect(await screen.findByRole('link', { name: textOf('shell.notifications', { count: 1 }) })).toBeTruthy();
    const way = await screen.findByRole('link', { name: new RegExp(`^${frost.title}`) });
    expect(way.getAttribute('href')).toBe('/farm/3/sensors/5');
    await user.click(screen.getByRole('button', { name: textOf('notifications.readNamed', { title: frost.title }) }));
    expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ params: { notificationId: 7 }, body: { isRead: true } }),
    );
    await user.click(
      screen.getByRole('button', { name: textOf('notifications.archiveNamed', { title: frost.title }) }),
    );
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ body: { isArchived: true } }));
    await user.click(screen.getByRole('button', { name: textOf('notifications.readAll') }));
    expect(readAll).toHaveBeenCalledOnce();
  });

  it('is asked for as the address says', async () => {
    told = [];
    show('/farm/3/notifications?view=ARCHIVE');
    expect(await screen.findByText(textOf('notifications.none.ARCHIVE'))).toBeTruthy();
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ view: 'ARCHIVE' }) as object }),
    );
  });

  it('comes by the ways that they want', async () => {
    const { user } = show('/farm/3/notifications/settings');
    const kind = await screen.findByRole('region', { name: textOf('notifications.kind.SENSOR_ALARM') });
    await user.click(within(kind).getByRole('switch', { name: textOf('notifications.way.byMail') }));
    expect(changeSetting).toHaveBeenCalledWith(
      expect.objectContaining({ body: { kind: 'SENSOR_ALARM', inInbox: true, byMail: false, byPush: true } }),
    );
    expect(screen.getByText(textOf('notifications.browsers.impossible'))).toBeTruthy();
  });
});
