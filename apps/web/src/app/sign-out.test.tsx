import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { withStoreOnDevice } from '#web/testing/store-on-device.ts';
import { textOf } from '#web/testing/text.ts';

withStoreOnDevice();

const said = { endpoint: 'https://push.example/7', keys: { p256dh: 'public', auth: 'secret' } };
const done: string[] = [];
/** Whose token the browser has at that moment. */
const note = (what: string): void => {
  done.push(`${what} ${storage.read(storageKeys.token) === null ? 'signed out' : 'signed in'}`);
};
const endHere = vi.fn(async () => {
  note('browser');
  return true;
});
const subscribe = vi.fn(async (_input: object) => ({
  ...{ id: 9, service: 'push.example', device: null, createdAt: '2026-11-26T07:00:00Z' },
}));
const unsubscribe = vi.fn(async (_input: object) => {
  note('server');
  return undefined;
});
const signOut = vi.fn(async () => {
  note('session');
  return undefined;
});
let isSubscribed = true;

function show(): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role: 'reader' as const, boundingBox: null };
  fakeApi({
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm } },
    core: { farmEvents: { follow: fakeEvents().follow } },
    gateway: { authentication: { signOut } },
    automation: {
      notifications: { list: async () => ({ rows: [], total: 0 }), count: async () => ({ unread: 0 }) },
      pushSubscriptions: { subscribe, unsubscribe },
    },
  });
  return renderApp('/farm/3/notifications');
}

async function leave(app: ReturnType<typeof renderApp>): Promise<void> {
  await app.user.click(await screen.findByRole('button', { name: textOf('shell.userMenu', { user: 'jan@farma.cz' }) }));
  await app.user.click(await screen.findByRole('button', { name: textOf('shell.signOut') }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'), { timeout: 3000 });
  expect(storage.read(storageKeys.token)).toBeNull();
}

const unreachable = (): Promise<never> => Promise.reject(new ApiError(0, { code: 'network.unreachable' }));

describe('whoever signs out of a browser that notices come to', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
    isSubscribed = true;
    done.length = 0;
    const subscription = { unsubscribe: endHere, toJSON: () => said };
    const pushManager = { getSubscription: async () => (isSubscribed ? subscription : null) };
    vi.stubGlobal('PushManager', () => undefined);
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: async () => ({ pushManager }), getRegistrations: async () => [] },
      configurable: true,
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    for (const spy of [endHere, subscribe, unsubscribe, signOut]) spy.mockClear();
  });

  it('is told nothing there any more, which the server hears while they are signed in', async () => {
    await leave(show());
    expect(subscribe).toHaveBeenCalledWith(expect.objectContaining({ body: said }));
    expect(unsubscribe).toHaveBeenCalledWith(expect.objectContaining({ params: { pushSubscriptionId: 9 } }));
    expect(done).toEqual(['browser signed in', 'server signed in', 'session signed in']);
  });

  it('is told nothing there any more also where there is no network', async () => {
    subscribe.mockImplementationOnce(unreachable);
    signOut.mockImplementationOnce(unreachable);
    await leave(show());
    expect(endHere).toHaveBeenCalledOnce();
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it('is out of it soon also where neither the browser nor the server answers', async () => {
    const never = () => new Promise<never>(() => {});
    endHere.mockImplementationOnce(never);
    subscribe.mockImplementationOnce(never);
    await leave(show());
    expect([endHere, subscribe, signOut].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('is signed out at once where no notices come to it', async () => {
    isSubscribed = false;
    await leave(show());
    expect([endHere, subscribe].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(signOut).toHaveBeenCalledOnce();
  });
});
