import type { Endpoint, Schemas } from '@brazda/contract/endpoint.ts';
import { CommonQuery, Language } from '@brazda/contract/shapes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Authenticate, SignedIn, Who } from '../access/who.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { App } from './app-types.ts';
import { textDecoder } from './decode-text.ts';
import type { KeptJson } from './kept-json.ts';
import type { Metrics } from './metrics.ts';
import type { ReadyJson } from './ready-json.ts';
import { sendAnswer } from './send-answer.ts';
import type { ShortWay } from './short-ways.ts';
import { readUpload, type Upload } from './uploads.ts';
import { faultsOf } from './validation-faults.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler is given: the input as the contract declares it, and who asks. */
export interface Call<S extends Schemas> {
  readonly params: Parsed<S['params']>;
  readonly query: Parsed<S['query']>;
  readonly body: Parsed<S['body']>;
  readonly file: S['file'] extends string ? Upload : undefined;
  readonly who: S['access'] extends 'user' | 'farm' | 'admin' ? Who : undefined;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type JsonOf<S extends Schemas> = S['response'] extends z.ZodType ? z.input<S['response']> : undefined;
export type Answer<S extends Schemas> = S['media'] extends string
  ? FastifyReply
  : S['counted'] extends true
    ? { readonly rows: JsonOf<S>; readonly total: number } | ReadyJson | KeptJson
    : JsonOf<S> | ReadyJson;

type Handler<E> = E extends Endpoint<infer S> ? (call: Call<S>) => Promise<Answer<S>> | Answer<S> : never;
export type Handlers<R> = { readonly [K in keyof R]: Handler<R[K]> };

/** What mounting needs of the process, whatever is mounted. */
export interface Mounting {
  readonly app: App;
  readonly addShortWay: (way: ShortWay) => void;
  readonly metrics: Metrics;
  readonly authenticate: Authenticate;
  readonly database: Pick<Database, 'locks'>;
  /** Writes down that an administrator is about to change something as somebody else. */
  readonly recordImpersonated: (who: Who, call: ImpersonatedCall) => Promise<void>;
}

/** A call that changes something: its method and path, and the ids that stand in the path. */
export interface ImpersonatedCall {
  readonly call: string;
  readonly params: Readonly<Record<string, unknown>> | undefined;
}

/** Serves the endpoints of one resource; a handler is missing or too many only where it does not compile. */
export function mount<R extends Readonly<Record<string, Endpoint>>>(
  mounting: Mounting,
  resource: R,
  handlers: Handlers<R>,
): void {
  for (const [name, endpoint] of Object.entries(resource)) {
    mountEndpoint(mounting, endpoint, handlers[name as keyof R]);
  }
}

type LooseHandler = (call: Call<Schemas>) => unknown;

function mountEndpoint(mounting: Mounting, endpoint: Endpoint, handle: LooseHandler): void {
  const read = inputReader(endpoint);
  const farmParams = farmIdsIn(endpoint.params);
  mounting.app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { access: endpoint.access },
    // A HEAD that nobody asked for would be a second way in, past the limits of the call.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const signedIn = needsUser(endpoint) ? await mounting.authenticate(bearerToken(request)) : undefined;
      requireRole(endpoint, signedIn);
      const input = read(request);
      const language = languageOf(input.common.language, signedIn);
      const asker = signedIn && { ...signedIn, language, requestId: request.id };
      const isChecked = mounting.database.locks.code && endpoint.access !== 'admin';
      const who = asker && scopeOf(asker, askedFarms(input, farmParams), isChecked);
      const file = endpoint.file ? await readUpload(request, endpoint.file) : undefined;
      const call = { ...input, who, file, language, request, reply } as Call<Schemas>;
      if (who && who.originalUserId !== null && endpoint.method !== 'GET' && !endpoint.tellsActing) {
        const path = `${endpoint.method} ${request.routeOptions.url ?? endpoint.path}`;
        await mounting.recordImpersonated(who, { call: path, params: input.params });
      }
      return sendAnswer(endpoint, reply, await handle(call));
    },
  });
}

interface Input {
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly query: unknown;
  readonly body: unknown;
  readonly common: z.output<typeof CommonQuery>;
}

function inputReader(endpoint: Endpoint): (request: FastifyRequest) => Input {
  const params = endpoint.params && reader(endpoint.params, 'path');
  const query = endpoint.query && reader(endpoint.query, 'query');
  const common = reader(CommonQuery, 'query');
  return (request) => ({
    params: params?.(request.params) as Input['params'],
    common: common(request.query) as Input['common'],
    query: query?.(request.query),
    body: endpoint.body && parse(endpoint.body, request.body ?? undefined, 'body'),
  });
}

function reader(schema: z.ZodObject, place: string): (raw: unknown) => unknown {
  const decode = textDecoder(schema);
  return (raw) => parse(schema, decode(raw as Record<string, unknown>), place);
}

function parse(schema: z.ZodType, value: unknown, place: string): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Failure('validation.failed', { fields: faultsOf(parsed.error, place) });
}

function needsUser(endpoint: Endpoint): boolean {
  return endpoint.access === 'user' || endpoint.access === 'farm' || endpoint.access === 'admin';
}

/** Whoever is not an administrator is told of the calls of administrators what is told of those that do not exist. */
function requireRole({ access, ownOnly }: Endpoint, signedIn: SignedIn | undefined): void {
  if (access === 'admin' && signedIn?.isAdmin !== true) throw new Failure('route.notFound');
  if (ownOnly && signedIn && signedIn.originalUserId !== null) throw new Failure('impersonation.refused');
}

function bearerToken(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined;
}

function languageOf(asked: string | undefined, signedIn: SignedIn | undefined): Language {
  return [asked, signedIn?.preferredLanguage].find(isLanguage) ?? 'cs';
}

const languages: ReadonlySet<string | undefined> = new Set(Language.options);

function isLanguage(text: string | undefined): text is Language {
  return languages.has(text);
}

/** Names of path parameters that are ids of farms, by the mark that the contract sets. */
function farmIdsIn(params: z.ZodObject | undefined): string[] {
  return Object.entries(params?.shape ?? {})
    .filter(
      ([, schema]) => (z.globalRegistry.get(schema as z.ZodType) as { entity?: string } | undefined)?.entity === 'farm',
    )
    .map(([name]) => name);
}

function askedFarms(
  input: Input,
  farmParams: readonly string[],
): { readonly asked: readonly number[]; readonly inPath: readonly number[] } {
  return {
    asked: input.common.farmIds ?? [],
    inPath: farmParams.map((name) => Number(input.params?.[name])),
  };
}

/** The check in code: a farm that is not the caller's is answered like one that does not exist. */
function scopeOf(
  asker: Omit<Who, 'farmIds'>,
  { asked, inPath }: ReturnType<typeof askedFarms>,
  checksInCode: boolean,
): Who {
  const { memberships } = asker;
  const isForeign = (farmId: number): boolean => !memberships.includes(farmId);
  if (checksInCode && [...asked, ...inPath].some(isForeign)) throw new Failure('farm.notFound');
  const named = inPath.length > 0 ? inPath : asked;
  return { ...asker, farmIds: named.length > 0 ? named : memberships };
}
