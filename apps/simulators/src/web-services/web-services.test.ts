import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebServices, type WebServices } from './web-services.ts';

describe('the services of elsewhere', () => {
  let services: WebServices;
  beforeAll(async () => {
    services = await startWebServices({ port: 0, flags: ['one'] });
  });
  afterAll(() => services.close());

  const askFlags = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${services.url}/api/frontend`, { headers });

  it('tell flags to who has the key, and what is known not again', async () => {
    expect((await askFlags({})).status).toBe(401);
    const first = await askFlags({ authorization: services.flagKey });
    expect(await first.json()).toMatchObject({ toggles: [{ name: 'one', enabled: true }] });
    const known = { authorization: services.flagKey, 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await askFlags(known)).status).toBe(304);
    services.setFlags([]);
    expect(await (await askFlags(known)).json()).toEqual({ toggles: [] });
  });

  it('keep what is reported, and have a chat', async () => {
    const { protocol, host } = new URL(services.dsn);
    await fetch(`${protocol}//${host}/api/7/envelope/`, { method: 'POST', body: '{}\n{"type":"event"}\n{}' });
    expect(services.reports).toEqual(['{}\n{"type":"event"}\n{}']);
    expect(await (await fetch(services.chat.script)).text()).toContain('FieldChat');
  });
});
