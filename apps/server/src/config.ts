import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { MapLayers } from '@brazda/contract/configuration.ts';
import { moduleNames, type ModuleName } from '@brazda/contract/modules.ts';
import { z } from 'zod';
import type { ReadJson, ReadSettings, Settings } from './foundation/settings.ts';
import { mapEnvironment, mapLayersOf } from './map-layers/map-settings.ts';
import { mailEnvironment, mailFault, mailSettingsOf, type MailSettings } from './mail/mail-settings.ts';
import { webEnvironment, webSettingsOf, type WebSettings } from './http/web-settings.ts';

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

function isPostgres(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const webAddress = z.union([z.string().regex(/^\/[\w./-]*$/, 'A path'), z.url({ protocol: /^https?$/ })]);

/** The gateway stays with the page: browsers hold its cookie to that one origin. */
const ModuleUrls = z
  .partialRecord(z.enum(moduleNames), webAddress)
  .refine(
    ({ gateway }) => gateway?.startsWith('/') ?? true,
    'gateway: only a path, for its cookie belongs to one origin',
  );

/** What the environment can say of the product as a whole; what one part is told it brings itself. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port of web, API and configuration'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for the whole network'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and of generated keys'),
  DATABASE_URL: z
    .string()
    .refine(isPostgres, 'Not an address of PostgreSQL: postgres://user:password@host:port/database')
    .optional()
    .describe('PostgreSQL 15 or later with PostGIS; without it the embedded database'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Connections to PostgreSQL for calls, of all processes together'),
  PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('Processes that serve on one port; with PostgreSQL by default as many as cores, at most four'),
  DEMO: flag.optional().describe('Whether to load the demo farm; by default only into the embedded database'),
  MODULES: list.optional().describe('Modules that this process serves, separated by commas; by default all'),
  MODULE_URLS: z.string().default('{}').describe('JSON: base addresses of modules that run elsewhere'),
  WEB_ORIGINS: list
    .refine((origins) => origins.every(isOrigin), 'Not an origin such as https://farm.example')
    .optional()
    .describe('Origins besides that of PUBLIC_URL whose pages may call this process, separated by commas'),
  ROLE: z
    .enum(['all', 'api', 'worker', 'ingest'])
    .default('all')
    .describe('Serve calls, work on jobs, take in what devices send, or all of it'),
  SESSION_KEY: z.string().min(32).optional().describe('Signs tokens; by default generated and kept in DATA_DIR/keys'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'Not an http:// or https:// address' })
    .optional()
    .describe('Address by which browsers come; https makes cookies secure'),
  TRUST_PROXY: list
    .refine((proxies) => proxies.every(isNetwork), 'Not an IP address or network')
    .optional()
    .describe('Addresses of reverse proxies whose X-Forwarded headers are believed'),
  METRICS_TOKEN: z.string().min(16).optional().describe('Bearer token for /metrics from other machines'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('How much is logged'),
  BUS_URL: z
    .url({ protocol: /^(nats|tls)$/, error: 'Not an address of a NATS server: nats://user:password@host:4222' })
    .optional()
    .describe(
      'NATS with JetStream that keeps what devices send until the database has it; without it the database alone',
    ),
  ...mailEnvironment,
  SECRETS_KEY: z
    .string()
    .min(32)
    .optional()
    .describe('Seals the keys by which farms sign in to the registry; by default generated and kept in DATA_DIR/keys'),
  BACKUP_PASSWORD: z.string().optional().describe('Seals backups; without it `npm run backup` asks for one'),
  SUPPORT_EMAIL: z.email().optional().describe('Address that people who need help may write to'),
  ...mapEnvironment,
  ...webEnvironment,
});

export type Role = z.output<typeof Environment>['ROLE'];

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** How many processes together are this server. */
  readonly processes: number;
  readonly demo: boolean;
  readonly modules: readonly ModuleName[];
  readonly moduleUrls: Readonly<Partial<Record<ModuleName, string>>>;
  /** Origins whose pages may call this process, besides its own. */
  readonly webOrigins: readonly string[];
  readonly role: Role;
  readonly sessionKey: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustProxy: readonly string[];
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly busUrl: string | undefined;
  readonly mail: MailSettings;
  readonly secretsKey: string | undefined;
  readonly backupPassword: string | undefined;
  readonly supportEmail: string | undefined;
  readonly mapLayers: MapLayers;
  readonly web: WebSettings;
  /** See `toldBy`. */
  readonly parts: ReadSettings;
}

/** Says in plain words which variable is wrong; nothing starts with a wrong configuration. */
export class ConfigurationError extends Error {}

/** The names of all settings that there are: those of the whole and those that its parts bring. */
export function settingNames(parts: readonly Settings[]): string[] {
  return [Environment.shape, ...parts.map(({ environment }) => environment)].flatMap((shape) => Object.keys(shape));
}

/** Reads the environment once, and what it says of some parts of the product; throws ConfigurationError. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  parts: readonly Settings[] = [],
): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const settings = parse(Environment, given);
  if (settings.ROLE !== 'all' && settings.DATABASE_URL === undefined) {
    throw new ConfigurationError(
      `ROLE=${settings.ROLE} needs DATABASE_URL: the embedded database belongs to one process, which does all.`,
    );
  }
  if ((settings.UNLEASH_URL === undefined) !== (settings.UNLEASH_KEY === undefined)) {
    throw new ConfigurationError('UNLEASH_URL and UNLEASH_KEY belong together: set both, or neither.');
  }
  const fault = mailFault(settings);
  if (fault !== undefined) throw new ConfigurationError(fault);
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    processes: processesOf(settings),
    demo: settings.DEMO ?? settings.DATABASE_URL === undefined,
    modules: settings.MODULES === undefined ? moduleNames : settings.MODULES.map(moduleName),
    moduleUrls: parseJson('MODULE_URLS', settings.MODULE_URLS, ModuleUrls),
    webOrigins: webOriginsOf(settings),
    role: settings.ROLE,
    sessionKey: settings.SESSION_KEY,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: settings.TRUST_PROXY ?? [],
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    busUrl: settings.BUS_URL,
    mail: mailSettingsOf(settings),
    secretsKey: settings.SECRETS_KEY,
    backupPassword: settings.BACKUP_PASSWORD,
    supportEmail: settings.SUPPORT_EMAIL,
    mapLayers: mapLayersOf(settings, jsonOrFile),
    web: webSettingsOf(settings),
    parts: new Map(parts.map((part) => [part, part.read(parse(z.object(part.environment), given), jsonOrFile)])),
  };
}

function parse<S extends z.ZodRawShape>(schema: z.ZodObject<S>, given: Readonly<Record<string, string | undefined>>) {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(`The configuration is wrong. ${lines.join('; ')}`);
}

const jsonOrFile: ReadJson = (name, text, schema) => parseJson(name, contentOf(name, text), schema);

const mostUnasked = 4;
/** Nobody has all connections of a process, so each needs two. */
const fewestConnections = 2;

function processesOf({ PROCESSES, DATABASE_URL, DATABASE_POOL, ROLE }: z.output<typeof Environment>): number {
  const most = Math.floor(DATABASE_POOL / fewestConnections);
  if (PROCESSES === undefined)
    return DATABASE_URL === undefined || ROLE === 'worker' ? 1 : Math.min(availableParallelism(), mostUnasked, most);
  if (PROCESSES > 1 && DATABASE_URL === undefined) {
    throw new ConfigurationError(
      `PROCESSES=${PROCESSES} needs DATABASE_URL: the embedded database belongs to one process.`,
    );
  }
  if (PROCESSES > most) {
    throw new ConfigurationError(
      `PROCESSES=${PROCESSES} needs DATABASE_POOL=${PROCESSES * fewestConnections} at least: each process takes ${fewestConnections} connections.`,
    );
  }
  return PROCESSES;
}

function webOriginsOf({ PUBLIC_URL, WEB_ORIGINS = [] }: z.output<typeof Environment>): string[] {
  const own = PUBLIC_URL !== undefined && isOrigin(new URL(PUBLIC_URL).origin) ? [new URL(PUBLIC_URL).origin] : [];
  return [...new Set([...own, ...WEB_ORIGINS])];
}

function moduleName(name: string): ModuleName {
  const found = moduleNames.find((known) => known === name);
  if (!found) throw new ConfigurationError(`MODULES: there is no module '${name}'. Modules: ${moduleNames.join(', ')}`);
  return found;
}

function contentOf(name: string, text: string): string {
  if (!text.startsWith('@')) return text;
  try {
    return readFileSync(text.slice(1), 'utf8');
  } catch {
    throw new ConfigurationError(`${name}: the file ${text.slice(1)} cannot be read.`);
  }
}

function parseJson<T>(name: string, text: string, schema: z.ZodType<T>): T {
  const json = jsonOrUndefined(text);
  if (json === undefined) throw new ConfigurationError(`${name} is not JSON.`);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const place = first?.path.length ? ` at ${first.path.join('.')}` : '';
  throw new ConfigurationError(`${name} is not the JSON that is expected${place}: ${first?.message ?? ''}`);
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
