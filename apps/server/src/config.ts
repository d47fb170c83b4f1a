import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { moduleNames, type ModuleName } from '@brazda/contract/contract.ts';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    longest > 0 && rest.length === 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest))
  );
}

/** A background of the map: who serves it, how it is asked, and what must be said of its origin. */
export const BaseLayer = z.object({
  id: z.enum(['satellite', 'orthophoto']),
  kind: z.enum(['xyz', 'wmts', 'wms']),
  url: z.url(),
  layer: z.string().optional(),
  matrixSet: z.string().optional(),
  attribution: z.string(),
  countries: z.array(z.string().length(2)).optional(),
  maxZoom: z.int().min(1).max(25).optional(),
});
export type BaseLayer = z.infer<typeof BaseLayer>;

/** Every setting that the environment can give, with its default. */
export const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port of web, API and configuration'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for the whole network'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and of generated keys'),
  DATABASE_URL: z.string().optional().describe('PostgreSQL 15 or later with PostGIS; without it the embedded database'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10).describe('Connections to PostgreSQL'),
  DEMO: flag.optional().describe('Whether to load the demo farm; by default only into the embedded database'),
  MODULES: list.optional().describe('Modules that this process serves, separated by commas; by default all'),
  MODULE_URLS: z.string().default('{}').describe('JSON: base addresses of modules that run elsewhere'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all').describe('Serve calls, work on jobs, or both'),
  SESSION_KEY: z.string().min(32).optional().describe('Signs tokens; by default generated and kept in DATA_DIR/keys'),
  PUBLIC_URL: z.url().optional().describe('Address by which browsers come; https makes cookies secure'),
  TRUST_PROXY: list
    .refine((proxies) => proxies.every(isNetwork), 'Not an IP address or network')
    .optional()
    .describe('Addresses of reverse proxies whose X-Forwarded headers are believed'),
  METRICS_TOKEN: z.string().min(16).optional().describe('Bearer token for /metrics from other machines'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('How much is logged'),
  MAP_BASE_LAYERS: z.string().default('[]').describe('JSON, or @file with it: satellite and orthophoto backgrounds'),
  MAP_V1: flag.default(true).describe('Map drawn from the list of parcels (flag cfd-8901-map-v1)'),
  MAP_V2: flag.default(true).describe('Map drawn from vector tiles (flag cfd-8205-map-v2)'),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly demo: boolean;
  readonly modules: readonly ModuleName[];
  readonly moduleUrls: Readonly<Partial<Record<ModuleName, string>>>;
  readonly role: 'all' | 'api' | 'worker';
  readonly sessionKey: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustProxy: readonly string[];
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly baseLayers: readonly BaseLayer[];
  readonly flags: Readonly<Record<string, boolean>>;
}

/** Says in plain words which variable is wrong; nothing starts with a wrong configuration. */
export class ConfigurationError extends Error {}

/** Reads the environment once; throws ConfigurationError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`The configuration is wrong. ${lines.join('; ')}`);
  }
  const settings = parsed.data;
  if (settings.ROLE !== 'all' && settings.DATABASE_URL === undefined) {
    throw new ConfigurationError(
      `ROLE=${settings.ROLE} needs DATABASE_URL: the embedded database belongs to one process, which does both.`,
    );
  }
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    demo: settings.DEMO ?? settings.DATABASE_URL === undefined,
    modules: settings.MODULES === undefined ? moduleNames : settings.MODULES.map(moduleName),
    moduleUrls: parseJson('MODULE_URLS', settings.MODULE_URLS, z.partialRecord(z.enum(moduleNames), z.string())),
    role: settings.ROLE,
    sessionKey: settings.SESSION_KEY,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: settings.TRUST_PROXY ?? [],
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    baseLayers: parseJson('MAP_BASE_LAYERS', contentOf(settings.MAP_BASE_LAYERS), z.array(BaseLayer)),
    flags: { 'cfd-8901-map-v1': settings.MAP_V1, 'cfd-8205-map-v2': settings.MAP_V2 },
  };
}

function moduleName(name: string): ModuleName {
  const found = moduleNames.find((known) => known === name);
  if (!found) throw new ConfigurationError(`MODULES: there is no module '${name}'. Modules: ${moduleNames.join(', ')}`);
  return found;
}

function contentOf(text: string): string {
  if (!text.startsWith('@')) return text;
  try {
    return readFileSync(text.slice(1), 'utf8');
  } catch {
    throw new ConfigurationError(`MAP_BASE_LAYERS: the file ${text.slice(1)} cannot be read.`);
  }
}

function parseJson<T>(name: string, text: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(jsonOrUndefined(text));
  if (!parsed.success)
    throw new ConfigurationError(`${name} is not the JSON that is expected: ${parsed.error.message}`);
  return parsed.data;
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
