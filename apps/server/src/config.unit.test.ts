import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

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

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', MODULES: '' })).toEqual(readConfig({}));
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
    ['TRUST_PROXY', 'proxy.local'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['MAP_BASE_LAYERS', '[{}]'],
    ['MAP_BASE_LAYERS', '@/nowhere/layers.json'],
    ['MAP_V1', '1'],
    ['MAP_V2', 'on'],
  ])('names the variable that is wrong: %s=%s', (name, value) => {
    const read = (): unknown => readConfig({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(name);
  });

  it('says which modules there are', () => {
    expect(() => readConfig({ MODULES: 'tractors' })).toThrow(/'tractors'.*gateway, core, agroevidence/);
  });

  it('does not repeat secrets', () => {
    expect(() => readConfig({ SESSION_KEY: 'tajne', METRICS_TOKEN: 'tajne' })).toThrow(/^((?!tajne).)*$/s);
  });

  it('splits the roles between processes on PostgreSQL', () => {
    expect(readConfig({ ROLE: 'worker', DATABASE_URL: databaseUrl }).role).toBe('worker');
  });
});
