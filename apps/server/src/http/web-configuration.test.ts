import { describe, expect, it } from 'vitest';
import type { App } from '#server/http/app-types.ts';
import { startApp } from '#server/testing/start-app.ts';

const plain = startApp();
const supported = startApp({ environment: { SUPPORT_EMAIL: 'podpora@brazda.farm' } });

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
});
