import { describe, expect, it } from 'vitest';
import type { App } from '#server/http/app-types.ts';
import { startApp } from '#server/testing/start-app.ts';

const plain = startApp();
const supported = startApp({ environment: { SUPPORT_EMAIL: 'podpora@brazda.farm' } });

const furnished = startApp({
  environment: {
    BRANDS: '{"lanora.example":"lanora"}',
    HELP_URLS: '{"en":"https://help.example"}',
    FLAGS: '{"cfd-8901-map-v1":true}',
    SUPPORT_CHAT: '{"script":"https://chat.example/widget.js","open":"Chat.open","origins":["https://x.chat.example"]}',
    UNLEASH_URL: 'https://flags.example/api/frontend',
    UNLEASH_KEY: 'front-end key',
    SENTRY_DSN: 'https://key@reports.example/7',
    REGISTRY_URL: 'https://registr.example/vOKOsrv.ashx',
  },
});

async function configurationOf({ app }: { readonly app: App }): Promise<object> {
  const answer = await app.inject({ url: '/config/config.json' });
  expect(answer.headers['cache-control']).toBe('no-cache');
  return answer.json<object>();
}

describe('GET /config/config.json', () => {
  it('says where users may write for help, where the installation has an address', async () => {
    expect(await configurationOf(supported)).toMatchObject({ supportEmail: 'podpora@brazda.farm' });
    expect(await configurationOf(plain)).not.toHaveProperty('supportEmail');
  });

  it('says whether farms can be created from the land registry, and not where it is', async () => {
    const connected = await configurationOf(furnished);
    expect(connected).toMatchObject({ isRegistryConnected: true });
    expect(JSON.stringify(connected)).not.toContain('registr.example');
    expect(await configurationOf(plain)).toMatchObject({ isRegistryConnected: false });
  });

  it('says brands, flags and addresses of outer services, and none of them where none is configured', async () => {
    expect(await configurationOf(furnished)).toMatchObject({
      brands: { 'lanora.example': 'lanora' },
      helpUrls: { en: 'https://help.example' },
      flags: { 'cfd-8901-map-v1': true, 'cfd-8205-map-v2': true },
      supportChat: { script: 'https://chat.example/widget.js', open: 'Chat.open' },
      unleash: { url: 'https://flags.example/api/frontend', key: 'front-end key' },
      sentryDsn: 'https://key@reports.example/7',
    });
    const bare = await configurationOf(plain);
    expect(bare).toMatchObject({ brands: {}, helpUrls: {}, flags: { 'cfd-8901-map-v1': false } });
    for (const name of ['supportChat', 'unleash', 'sentryDsn']) expect(bare).not.toHaveProperty(name);
  });
});
