import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const plain = startApp();
const told = startApp({ environment: { FLAGS: '{"cfd-8901-map-v1":true,"cfd-8205-map-v2":false,"new-plan":true}' } });

const clients: UnleashClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
});

/** The library of the web app, asking our own endpoint as browsers do. */
async function clientOf({ app }: Pick<typeof plain, 'app'>): Promise<UnleashClient> {
  await app.ready();
  const client = new UnleashClient({
    url: 'http://brazda.test/gateway/api/frontend',
    clientKey: 'brazda',
    appName: 'brazda',
    refreshInterval: 0,
    disableMetrics: true,
    storageProvider: new InMemoryStorageProvider(),
    fetch: async (address: string, { headers }: { headers: Record<string, string> }) => {
      const { pathname, search } = new URL(address);
      const answer = await app.inject({ url: `${pathname}${search}`, headers });
      return new Response(answer.payload, { status: answer.statusCode });
    },
  });
  clients.push(client);
  await client.start();
  return client;
}

describe('GET api/frontend', () => {
  it('tells the client library of Unleash the flags by default: the newer map', async () => {
    const client = await clientOf(plain);
    expect(client.isReady()).toBe(true);
    expect(client.isEnabled('cfd-8205-map-v2')).toBe(true);
    expect(client.isEnabled('cfd-8901-map-v1')).toBe(false);
  });

  it('tells it the flags of the configuration', async () => {
    const client = await clientOf(told);
    expect(client.isEnabled('cfd-8901-map-v1')).toBe(true);
    expect(client.isEnabled('cfd-8205-map-v2')).toBe(false);
    expect(client.isEnabled('new-plan')).toBe(true);
    expect(client.isEnabled('unheard-of')).toBe(false);
  });

  it('answers before anybody signed in, and says nothing of flags that are off', async () => {
    const answer = await plain.app.inject({ url: '/gateway/api/frontend?appName=brazda&properties%5Ba%5D=b' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      toggles: [
        {
          name: 'cfd-8205-map-v2',
          enabled: true,
          variant: { name: 'disabled', enabled: false },
          impressionData: false,
        },
      ],
    });
  });
});
