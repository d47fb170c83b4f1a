import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig as readWith, settingNames } from './config.ts';
import { landFileSettings } from './files/land/land-file-settings.ts';
import { toldBy } from './foundation/settings.ts';
import { moduleSettings } from './modules.ts';
import { registryConnection } from './registries/registry-connection.ts';

const readConfig = (environment: Parameters<typeof readWith>[0]): ReturnType<typeof readWith> =>
  readWith(environment, moduleSettings);
const readConnection = (environment: Parameters<typeof readWith>[0]): unknown =>
  toldBy(readConfig(environment), registryConnection);

const databaseUrl = 'postgres://farm@localhost/brazda';

describe('readConfig', () => {
  it('needs nothing: embedded, on the loopback address, with all modules and the demo farm', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      demo: true,
      role: 'all',
      trustProxy: [],
    });
  });

  it('is one process with the embedded database, and refuses more', () => {
    expect(readConfig({}).processes).toBe(1);
    expect(() => readConfig({ PROCESSES: '2' })).toThrow('PROCESSES=2 needs DATABASE_URL');
  });

  it('is as many processes as cores on PostgreSQL, at most four, and none without two connections for calls', () => {
    const processes = (settings: Record<string, string>): number =>
      readConfig({ DATABASE_URL: databaseUrl, ...settings }).processes;
    expect(processes({})).toBe(Math.min(availableParallelism(), 4));
    expect(processes({ DATABASE_POOL: '3' })).toBe(1);
    expect(processes({ ROLE: 'worker' })).toBe(1);
    expect(processes({ PROCESSES: '5' })).toBe(5);
    expect(() => processes({ PROCESSES: '6' })).toThrow('PROCESSES=6 needs DATABASE_POOL=12 at least');
  });

  it('offers one map, the one of vector tiles, unless another is asked for', () => {
    expect(readConfig({}).web.flags).toEqual({ 'cfd-8901-map-v1': false, 'cfd-8205-map-v2': true });
    expect(readConfig({ FLAGS: '{"cfd-8901-map-v1":true,"other":true}' }).web.flags).toEqual({
      'cfd-8901-map-v1': true,
      'cfd-8205-map-v2': true,
      other: true,
    });
  });

  it('shows one brand, offers no help, no chat and no reports of errors, unless told otherwise', () => {
    expect(readConfig({}).web).toMatchObject({
      brands: {},
      helpUrls: {},
      supportChat: null,
      unleash: null,
      sentryDsn: undefined,
    });
    const { web } = readConfig({
      BRANDS: '{"lanora.example":"lanora","*":"slivena"}',
      HELP_URLS: '{"cs":"https://napoveda.example/cs"}',
      SUPPORT_CHAT: '{"script":"https://chat.example/widget.js","open":"Chat.open"}',
      UNLEASH_URL: 'https://flags.example/api/frontend',
      UNLEASH_KEY: 'default:production.key',
      SENTRY_DSN: 'https://key@reports.example/7',
    });
    expect(web).toMatchObject({
      brands: { 'lanora.example': 'lanora', '*': 'slivena' },
      helpUrls: { cs: 'https://napoveda.example/cs' },
      supportChat: { script: 'https://chat.example/widget.js', open: 'Chat.open', origins: [] },
      unleash: { url: 'https://flags.example/api/frontend', key: 'default:production.key' },
      sentryDsn: 'https://key@reports.example/7',
    });
  });

  it('connects no registry without its address, and speaks to it as told', () => {
    expect(readConnection({ REGISTRY_SETTINGS: '{"timeoutSeconds":5}' })).toBeUndefined();
    const REGISTRY_URL = 'https://registr.example/vOKOsrv.ashx';
    expect(readConnection({ REGISTRY_URL })).toMatchObject({
      url: REGISTRY_URL,
      settings: { accountFolder: 'Farmar', timeoutSeconds: 60, block: { id: ['IDDPB'] } },
    });
    const REGISTRY_SETTINGS = '{"accountFolder":"PDS","block":{"id":["ID"]}}';
    expect(readConnection({ REGISTRY_URL, REGISTRY_SETTINGS })).toMatchObject({
      settings: { accountFolder: 'PDS', block: { id: ['ID'], square: ['CTVEREC'] } },
    });
    for (const wrong of ['{"timeoutSecond":5}', 'nothing', '@/no/such/file']) {
      expect(() => readConfig({ REGISTRY_SETTINGS: wrong })).toThrow(/REGISTRY_SETTINGS/);
    }
    expect(() => readConfig({ REGISTRY_URL: 'ftp://registr' })).toThrow(/REGISTRY_URL/);
    expect(() => readConfig({ SECRETS_KEY: 'short' })).toThrow(/SECRETS_KEY/);
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', MODULES: '' })).toEqual(readConfig({}));
  });

  it('reads two land files at once and names nobody to write to, unless told otherwise', () => {
    expect(readConfig({}).supportEmail).toBeUndefined();
    expect(toldBy(readConfig({}), landFileSettings)).toEqual({ atOnce: 2 });
    const told = readConfig({ LAND_FILES_AT_ONCE: '4', SUPPORT_EMAIL: 'podpora@brazda.farm' });
    expect(told.supportEmail).toBe('podpora@brazda.farm');
    expect(toldBy(told, landFileSettings)).toEqual({ atOnce: 4 });
  });

  it('reads what a part is told only where a module brings that part', () => {
    expect(() => toldBy(readWith({}), landFileSettings)).toThrow('No module brings the settings LAND_FILES_AT_ONCE');
  });

  it('takes the settings that the README tells of, and no others', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const table = /<!-- configuration -->(.*)<!-- \/configuration -->/s.exec(readme)?.[1] ?? '';
    const told = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(told.sort()).toEqual(settingNames(moduleSettings).sort());
  });

  it('loads no demo farm into PostgreSQL unless asked', () => {
    expect(readConfig({ DATABASE_URL: databaseUrl }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: databaseUrl, DEMO: 'true' }).demo).toBe(true);
  });

  it('reads lists with spaces', () => {
    const { modules, trustProxy } = readConfig({ MODULES: 'gateway, core', TRUST_PROXY: '10.0.0.0/8, ::1' });
    expect(modules).toEqual(['gateway', 'core']);
    expect(trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_POOL', '1'],
    ['DEMO', 'yes'],
    ['MODULES', 'gateway,tractors'],
    ['MODULE_URLS', '{'],
    ['MODULE_URLS', '{"tractors":"http://localhost"}'],
    ['ROLE', 'everything'],
    ['ROLE', 'api'],
    ['ROLE', 'worker'],
    ['SESSION_KEY', 'too short'],
    ['PUBLIC_URL', 'brazda.farm'],
    ['PUBLIC_URL', 'ftp://brazda.farm'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_URL', 'mysql://farm@localhost/brazda'],
    ['TRUST_PROXY', 'proxy.local'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['LAND_FILES_AT_ONCE', '0'],
    ['LAND_FILES_AT_ONCE', '1.5'],
    ['SUPPORT_EMAIL', 'podpora'],
    ['SUPPORT_EMAIL', 'mailto:podpora@brazda.farm'],
    ['MAIL_URL', 'https://mail.farm.example'],
    ['MAIL_URL', 'mail.farm.example:25'],
    ['MAIL_FROM', 'Brázda'],
    ['MAIL_FROM', 'Brázda <a@b>, <c@d>'],
    ['MAIL_FROM', 'a@b.cz\r\nBcc: c@d.cz'],
    ['MAP_BASE_LAYERS', '[{}]'],
    ['MAP_BASE_LAYERS', '@/nowhere/layers.json'],
    [
      'MAP_BASE_LAYERS',
      '[{"id":"satellite","kind":"xyz","url":"https://a.example/{z}","attribution":"","fromat":"image/png"}]',
    ],
    ['MAP_BASE_LAYERS', '[{"id":"satellite","kind":"wms","url":"https://a.example","attribution":"","format":"png"}]'],
    ['MAP_BASE_LAYERS', '[{"id":"satellite","kind":"xyz","url":"javascript:alert(1)","attribution":""}]'],
    ['MODULE_URLS', '{"agroevidence":"field.example"}'],
    ['MODULE_URLS', '{"tractors":"https://field.example"}'],
    ['MODULE_URLS', '{"gateway":"https://gate.example/gateway"}'],
    ['WEB_ORIGINS', 'https://farm.example/'],
    ['WEB_ORIGINS', '*'],
    ['BRANDS', '{"lanora.example":"other"}'],
    ['BRANDS', '{"https://lanora.example":"lanora"}'],
    ['HELP_URLS', '{"cs":"javascript:alert(1)"}'],
    ['HELP_URLS', '{"de":"https://hilfe.example"}'],
    ['SUPPORT_CHAT', '{"script":"https://chat.example/widget.js","open":"alert(1)"}'],
    ['SUPPORT_CHAT', '{"script":"https://chat.example/widget.js","open":"Chat.open","origins":["chat.example *"]}'],
    ['FLAGS', 'cfd-8901-map-v1'],
    ['FLAGS', '{"cfd-8901-map-v1":"yes"}'],
    ['UNLEASH_URL', 'flags.example'],
    ['UNLEASH_URL', 'https://flags.example/api/frontend'],
    ['UNLEASH_KEY', 'a key without an address'],
    ['SENTRY_DSN', 'https://reports.example/7'],
    ['SENTRY_DSN', 'https://key@reports.example/'],
    ['SENTRY_DSN', 'https://two-words@reports.example/7'],
  ])('names the variable that is wrong: %s=%s', (name, value) => {
    const read = (): unknown => readConfig({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(name);
  });

  it.each([
    ['MODULE_URLS', '{', 'MODULE_URLS is not JSON.'],
    ['MAP_BASE_LAYERS', '[{}]', 'MAP_BASE_LAYERS is not the JSON that is expected at 0.id: '],
  ])('says in one line what is wrong with the JSON of %s', (name, value, says) => {
    const read = (): unknown => readConfig({ [name]: value });
    expect(read).toThrow(says);
    expect(read).not.toThrow('\n');
  });

  it('knows every field of a background of the map', () => {
    const layer = {
      id: 'orthophoto',
      kind: 'wmts',
      url: 'https://maps.example/service',
      layer: 'orto',
      matrixSet: 'webmercator',
      format: 'image/png',
      attribution: '© Maps',
      countries: ['CZ'],
      minZoom: 8,
      maxZoom: 20,
    };
    expect(readConfig({ MAP_BASE_LAYERS: JSON.stringify([layer]) }).mapLayers.baseLayers).toEqual([layer]);
  });

  it('lets pages of its public address and of the origins that are named call', () => {
    expect(readConfig({}).webOrigins).toEqual([]);
    const origins = { PUBLIC_URL: 'https://farm.example/app', WEB_ORIGINS: 'https://a.example, http://localhost:3601' };
    expect(readConfig(origins).webOrigins).toEqual([
      'https://farm.example',
      'https://a.example',
      'http://localhost:3601',
    ]);
  });

  it('says which modules there are', () => {
    expect(() => readConfig({ MODULES: 'tractors' })).toThrow(/'tractors'.*core, gateway, agroevidence/);
  });

  it('does not repeat secrets', () => {
    expect(() => readConfig({ SESSION_KEY: 'tajne', METRICS_TOKEN: 'tajne' })).toThrow(/^((?!tajne).)*$/s);
  });

  it('makes files of mails, unless it knows the mail server, the sender and where links lead', () => {
    const mail = { MAIL_URL: 'smtp://localhost', MAIL_FROM: 'Brázda <a@b.cz>', PUBLIC_URL: 'https://brazda.farm/' };
    expect(readConfig({}).mail).toMatchObject({ url: undefined, publicUrl: 'http://localhost:3000' });
    expect(readConfig(mail).mail).toEqual({
      url: 'smtp://localhost',
      from: 'Brázda <a@b.cz>',
      publicUrl: 'https://brazda.farm',
    });
    expect(() => readConfig({ ...mail, MAIL_FROM: '' })).toThrow(/MAIL_URL needs MAIL_FROM/);
    expect(() => readConfig({ ...mail, PUBLIC_URL: '' })).toThrow(/MAIL_URL needs PUBLIC_URL/);
    expect(() => readConfig({ MAIL_URL: 'http://a:tajne@b' })).toThrow(/^((?!tajne).)*$/s);
  });

  it('splits the roles between processes on PostgreSQL', () => {
    expect(readConfig({ ROLE: 'worker', DATABASE_URL: databaseUrl }).role).toBe('worker');
  });
});
