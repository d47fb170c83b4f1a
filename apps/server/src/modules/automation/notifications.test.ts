import { startMailServer } from '@brazda/simulators/mail-server/mail-server.ts';
import { startPushService } from '@brazda/simulators/push-service/push-service.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { changeFarmOfOthers } from '#server/audit/change-farms.ts';
import { nobody } from '#server/audit/record-audit.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';
import { insertNotifications } from './notifications/notifications.repository.ts';
import { tellMembers, type Happening } from './public.ts';
import { pushKeys } from './push/push-keys.ts';
import { pushNotices } from './push/push-notices.ts';
import { mailNotices, sweepNotifications } from './telling/send-notices.ts';

const mailServer = await startMailServer({ port: 0 });
const pushService = await startPushService({ port: 0 });
afterAll(async () => {
  await mailServer.close();
  await pushService.close();
});

const started = startApp({
  environment: {
    MAIL_URL: mailServer.url,
    MAIL_FROM: 'Brázda <brazda@example.com>',
    PUBLIC_URL: 'https://farm.example',
    PUSH_SERVICES: pushService.host,
  },
});

const minute = 60_000;
const since = new Date('2026-11-25T23:40:00Z');

function frost(farmId: number, node = 'U lesa'): Happening {
  return {
    ...{ farmId, event: 'SENSOR_ALARM_BEGAN', severity: 'ERROR', link: 'sensors/7', since },
    facts: { node, feature: 'TEMPERATURE', level: 0, comparison: 'BELOW', threshold: 0, value: -1.5 },
  };
}

async function tell(...happenings: readonly Happening[]): Promise<void> {
  const farmId = happenings[0]?.farmId ?? 0;
  await changeFarmOfOthers(started.services, nobody, farmId, (tx) => tellMembers(tx, happenings, tx.at));
  started.services.nudge();
}

/** Waits until nothing is to be sent any more but what has to wait. */
async function isSent(): Promise<void> {
  const open = async (): Promise<number> =>
    (
      await sql`select from core.job where kind = 'send-notices' and state in ('WAITING', 'RUNNING') and run_at <= now()`.execute(
        started.services.database.kysely,
      )
    ).rows.length;
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
}

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const { notifications, notificationSettings, pushSubscriptions } = started.api(user).automation;
  return { user, farm, notifications, notificationSettings, pushSubscriptions };
}

const mailsTo = ({ email }: TestUser) => mailServer.mails.filter(({ to }) => to === email);

describe('what happens on a farm', () => {
  it('stands in the inbox of each member, with what, where and since when, in the language that is asked for', async () => {
    const { farm, notifications } = await farmer();
    await tell(frost(farm.id));
    expect(await notifications.count({})).toEqual({ unread: 1 });
    const { rows, total } = await notifications.list({ query: { language: 'cs' } as object });
    expect(total).toBe(1);
    expect(rows).toMatchObject([
      {
        ...{ farmId: farm.id, kind: 'SENSOR_ALARM', event: 'SENSOR_ALARM_BEGAN', severity: 'ERROR', link: 'sensors/7' },
        ...{ title: 'U lesa: Teplota pod 0\u00a0°C', text: 'Naposledy naměřeno -1,5\u00a0°C.' },
        ...{ since: since.toISOString(), readAt: null },
      },
    ]);
  });

  it('is read, unread and put away by each for themselves', async () => {
    const { farm, notifications } = await farmer();
    const other = await started.make.member(farm, 'reader');
    await tell(frost(farm.id), frost(farm.id, 'V údolí'));
    const [first, second] = (await notifications.list({ query: {} })).rows;
    const params = { notificationId: first?.id ?? 0 };
    await notifications.change({ params, body: { isRead: true } });
    expect(await notifications.count({})).toEqual({ unread: 1 });
    await notifications.change({ params, body: { isRead: false } });
    expect((await notifications.list({ query: { view: 'UNREAD' } })).total).toBe(2);
    await notifications.change({ params: { notificationId: second?.id ?? 0 }, body: { isArchived: true } });
    expect((await notifications.list({ query: {} })).rows).toMatchObject([{ id: first?.id }]);
    expect((await notifications.list({ query: { view: 'ARCHIVE' } })).rows).toMatchObject([{ id: second?.id }]);
    await notifications.readAll({});
    expect(await notifications.count({})).toEqual({ unread: 0 });
    const others = started.api(other).automation.notifications;
    expect(await others.count({})).toEqual({ unread: 2 });
    await expect(others.change({ params, body: { isRead: true } })).rejects.toMatchObject({
      code: 'notification.notFound',
    });
  });

  it('is told to those alone who are named, and to nobody of another farm', async () => {
    const { user, farm, notifications } = await farmer();
    const stranger = await farmer();
    const other = await started.make.member(farm, 'worker');
    await tell({ ...frost(farm.id), userIds: [user.id] });
    expect(await notifications.count({})).toEqual({ unread: 1 });
    expect(await started.api(other).automation.notifications.count({})).toEqual({ unread: 0 });
    expect(await stranger.notifications.count({})).toEqual({ unread: 0 });
  });

  it('is asked for by kind, page by page', async () => {
    const { farm, notifications } = await farmer();
    await tell(frost(farm.id), {
      ...{ farmId: farm.id, event: 'SENSOR_SILENT', severity: 'WARNING', link: 'sensors/7', since },
      facts: { node: 'U lesa' },
    });
    const silent = await notifications.list({ query: { kind: ['SENSOR_SILENCE'] } });
    expect(silent.rows.map(({ event }) => event)).toEqual(['SENSOR_SILENT']);
    const second = await notifications.list({ query: { page: 2, 'per-page': 1 } });
    expect([second.rows.length, second.total]).toEqual([1, 2]);
  });

  it('is forgotten after thirteen months', async () => {
    const { farm, notifications } = await farmer();
    await tell(frost(farm.id));
    const sweepAfter = (days: number): Promise<void> => {
      const at = new Date(started.clock.now().getTime() + days * 86_400_000);
      return sweepNotifications({ ...started.services, clock: { now: () => at } });
    };
    await sweepAfter(395);
    expect((await notifications.list({ query: {} })).total).toBe(1);
    await sweepAfter(397);
    expect((await notifications.list({ query: {} })).total).toBe(0);
  });
});

describe('a mail', () => {
  it('says in the language of its reader what happened, where and since when by the clocks of the farm', async () => {
    const { user, farm } = await farmer();
    await tell(frost(farm.id));
    const mail = await mailServer.mailTo(user.email);
    expect(mail.subject).toBe('Brázda: U lesa: Teplota pod 0\u00a0°C');
    expect(mail.text).toContain('Naposledy naměřeno -1,5\u00a0°C. Od 26. 11. 2026 0:40.');
    expect(mail.text).toContain(`https://farm.example/farm/${farm.id}/sensors/7`);
    expect(mail.text).toContain(`https://farm.example/farm/${farm.id}/notifications/settings`);
  });

  it('tells all that happens within five minutes after another at once', async () => {
    const { user, farm } = await farmer();
    await tell(frost(farm.id, 'first'));
    await mailServer.mailTo(user.email);
    await tell(frost(farm.id, 'second'));
    await tell(frost(farm.id, 'third'), frost(farm.id, 'fourth'));
    await isSent();
    expect(mailsTo(user)).toHaveLength(1);
    const after = (minutes: number) => {
      const at = new Date(started.clock.now().getTime() + minutes * minute);
      return mailNotices({ ...started.services, clock: { now: () => at } }, farm.id);
    };
    expect(await after(4)).toBeGreaterThan(0);
    expect(await after(6)).toBeUndefined();
    started.services.nudge();
    const bundle = await mailServer.mailTo(user.email, 1);
    for (const node of ['second', 'third', 'fourth']) expect(bundle.text).toContain(node);
    expect(bundle.text).not.toContain('first');
    expect(mailsTo(user)).toHaveLength(2);
  });

  it('goes neither to who does not want it nor where something is to be told by other ways', async () => {
    const { user, farm, notifications, notificationSettings } = await farmer();
    const setting = { kind: 'SENSOR_ALARM', inInbox: true, byMail: false, byPush: true } as const;
    await notificationSettings.change({ params: { id: farm.id }, body: setting });
    expect(await notificationSettings.list({})).toEqual([
      { farmId: farm.id, ...setting },
      { farmId: farm.id, kind: 'SENSOR_SILENCE', inInbox: true, byMail: true, byPush: true },
      { farmId: farm.id, kind: 'AUTHORISATION', inInbox: true, byMail: true, byPush: true },
    ]);
    await tell(frost(farm.id));
    const other = await farmer();
    await tell({ ...frost(other.farm.id), channels: ['PUSH'] });
    await isSent();
    expect(await notifications.count({})).toEqual({ unread: 1 });
    expect([...mailsTo(user), ...mailsTo(other.user)]).toEqual([]);
  });

  it('goes to who wants no inbox, which stays empty', async () => {
    const { user, farm, notifications, notificationSettings } = await farmer();
    const body = { kind: 'SENSOR_ALARM', inInbox: false, byMail: true, byPush: false } as const;
    await notificationSettings.change({ params: { id: farm.id }, body });
    await tell(frost(farm.id));
    await mailServer.mailTo(user.email);
    expect(await notifications.count({})).toEqual({ unread: 0 });
  });
});

describe('a push', () => {
  it('comes to each browser of its reader, sealed for it alone, and names who sends it', async () => {
    const { farm, pushSubscriptions } = await farmer();
    const [phone, desk] = [pushService.newBrowser(), pushService.newBrowser()];
    for (const { subscription } of [phone, desk]) await pushSubscriptions.subscribe({ body: subscription });
    await tell(frost(farm.id));
    for (const browser of [phone, desk]) {
      const { text, sender, headers } = await browser.messageAfter(0);
      const { publicKey } = await pushSubscriptions.key({});
      expect(JSON.parse(text)).toMatchObject({
        url: `/farm/${farm.id}/sensors/7`,
        tag: `/farm/${farm.id}/sensors/7#TEMPERATURE-0-BELOW`,
      });
      expect(text).toContain('U lesa');
      expect(sender).toMatchObject({
        publicKey,
        audience: `http://${pushService.host}`,
        subject: 'https://farm.example',
      });
      expect(headers).toMatchObject({ urgency: 'high', ttl: '86400', 'content-encoding': 'aes128gcm' });
    }
  });

  it('comes to a browser no more that its service has given up or its user has taken out', async () => {
    const { farm, pushSubscriptions } = await farmer();
    const browser = pushService.newBrowser();
    const { id } = await pushSubscriptions.subscribe({ body: browser.subscription });
    // Whoever subscribes anew is the same browser.
    expect(await pushSubscriptions.subscribe({ body: browser.subscription })).toMatchObject({ id });
    pushService.setMode('gone');
    await tell(frost(farm.id));
    await expect.poll(() => pushSubscriptions.list({}), { timeout: 10_000 }).toEqual([]);
    pushService.setMode('normal');
    const again = await pushSubscriptions.subscribe({ body: browser.subscription });
    const params = { pushSubscriptionId: again.id };
    const stranger = await farmer();
    await expect(stranger.pushSubscriptions.unsubscribe({ params })).rejects.toMatchObject({
      code: 'pushSubscription.notFound',
    });
    await pushSubscriptions.unsubscribe({ params });
    expect(await pushSubscriptions.list({})).toEqual([]);
  });

  it('is tried again later where the service has too much to do', async () => {
    const { farm, pushSubscriptions } = await farmer();
    const browser = pushService.newBrowser();
    await pushSubscriptions.subscribe({ body: browser.subscription });
    pushService.setMode('busy');
    const before = pushService.attempts();
    await tell(frost(farm.id));
    await expect.poll(() => pushService.attempts(), { timeout: 10_000 }).toBe(before + 1);
    pushService.setMode('normal');
    await isSent();
    await pushNotices(started.services, farm.id);
    expect((await browser.messageAfter(0)).text).toContain('U lesa');
  });

  it('is sent once where two send at the same time', async () => {
    const { farm, pushSubscriptions } = await farmer();
    const browsers = [pushService.newBrowser(), pushService.newBrowser()];
    for (const { subscription } of browsers) await pushSubscriptions.subscribe({ body: subscription });
    const before = pushService.attempts();
    // Without a job: whoever has lost theirs goes on sending beside who has it now.
    await changeFarmOfOthers(started.services, nobody, farm.id, (tx) =>
      insertNotifications(tx, [frost(farm.id), frost(farm.id, 'Dvůr')], tx.at),
    );
    await Promise.all(Array.from({ length: 4 }, () => pushNotices(started.services, farm.id)));
    expect(pushService.attempts()).toBe(before + browsers.length);
    expect(await pushNotices(started.services, farm.id)).toBeUndefined();
  });

  it('is sent by another once whoever was about to send it has been gone for a minute', async () => {
    const { farm, pushSubscriptions } = await farmer();
    const browser = pushService.newBrowser();
    await pushSubscriptions.subscribe({ body: browser.subscription });
    await changeFarmOfOthers(started.services, nobody, farm.id, (tx) =>
      insertNotifications(tx, [frost(farm.id)], tx.at),
    );
    const begun = started.clock.now();
    await sql`update automation.notification set push_claimed_at = ${begun} where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    const before = pushService.attempts();
    const wait = await pushNotices(started.services, farm.id);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(minute);
    expect(pushService.attempts()).toBe(before);
    const later = { ...started.services, clock: { now: () => new Date(begun.getTime() + minute) } };
    expect(await pushNotices(later, farm.id)).toBeUndefined();
    expect((await browser.messageAfter(0)).text).toContain('U lesa');
  });

  it('is sent to no address but that of a push service that the installation knows', async () => {
    const { pushSubscriptions } = await farmer();
    const { subscription } = pushService.newBrowser();
    for (const endpoint of ['http://127.0.0.1:1/push', 'https://example.com/push', 'https://user@fcm.googleapis.com/x'])
      await expect(pushSubscriptions.subscribe({ body: { ...subscription, endpoint } })).rejects.toMatchObject({
        code: 'push.unknownService',
      });
  });

  it('is signed by keys that lie sealed in the database and are the same after a restart', async () => {
    const { pushSubscriptions } = await farmer();
    const { publicKey } = await pushSubscriptions.key({});
    const { rows } = await sql<{ publicKey: string; row: string }>`
      select public_key, push_key::text as row from automation.push_key`.execute(started.services.database.kysely);
    const kept = await pushKeys(started.services);
    expect(rows.map((row) => row.publicKey)).toEqual([publicKey]);
    expect(kept.publicKey).toBe(publicKey);
    expect(rows[0]?.row).not.toContain(kept.privateKey);
  });
});
