import type { Endpoint, Schemas } from '@brazda/contract/endpoint.ts';
import { CommonQuery, Language } from '@brazda/contract/shapes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AuthenticateDevice, KnownDevice } from '../access/known-device.ts';
import type { Authenticate, SignedIn, Who } from '../access/who.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../foundation/failure.ts';
import type { Kept, KeepAnswer, RequestKeys } from '../request-keys/request-keys.ts';
import type { App } from './app-types.ts';
import { farmIdsIn, permissionToAsk, scopeOf, type AskedFarms } from './asked-farms.ts';
import type { CallGate } from './call-gate.ts';
import { tellLog, type ToldOfCall } from './call-log.ts';
import { textDecoder } from './decode-text.ts';
import type { Metrics } from './metrics.ts';
import type { ReadyJson } from './ready-json.ts';
import { sendAnswer } from './send-answer.ts';
import type { HeldUploads } from './held-uploads.ts';
import { keyedRequest } from './keyed-request.ts';
import { knownVersion } from './known-version.ts';
import { laneOfCall, type SessionShown } from './lane-of-call.ts';
import type { Limits } from './limits.ts';
import type { FastPath } from './fast-paths.ts';
import { announcedBytes, readUpload, type Upload } from './uploads.ts';
import { faultsOf } from './validation-faults.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler is given: the input as the contract declares it, and who asks. */
export interface Call<S extends Schemas> {
  readonly params: Parsed<S['params']>;
  readonly query: Parsed<S['query']>;
  readonly body: Parsed<S['body']>;
  readonly file: S['file'] extends string ? Upload : undefined;
  readonly who: S['access'] extends 'user' | 'farm' | 'admin' ? Who : undefined;
  /** Of a call of devices: whose it is. */
  readonly device: S['access'] extends 'device' ? KnownDevice : undefined;
  readonly language: Language;
  /** Of a call that creates something: writes its answer down with the change. */
  readonly keep: S['creates'] extends true ? KeepAnswer<JsonOf<S>> : undefined;
  /** Of a call that changes what has versions: the one that its sender knows, if they say so. */
  readonly version: S['versioned'] extends true ? number | undefined : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type JsonOf<S extends Schemas> = S['response'] extends z.ZodType
  ? z.input<S['response']> | (S['emptyAnswers'] extends { readonly 204: string } ? undefined : never)
  : undefined;
export type Answer<S extends Schemas> = S['media'] extends string
  ? FastifyReply
  : S['creates'] extends true
    ? Kept<JsonOf<S>>
    : S['counted'] extends true
      ? { readonly rows: JsonOf<S>; readonly total: number } | ReadyJson
      : JsonOf<S> | ReadyJson;

type Handler<E> = E extends Endpoint<infer S> ? (call: Call<S>) => Promise<Answer<S>> | Answer<S> : never;
export type Handlers<R> = { readonly [K in keyof R]: Handler<R[K]> };

/** What mounting needs of the process, whatever is mounted. */
export interface Mounting {
  readonly app: App;
  readonly addFastPath: (way: FastPath) => void;
  readonly metrics: Metrics;
  /** Whether a process serves an endpoint: one that only takes in what devices send serves few. */
  readonly serves: (endpoint: Endpoint) => boolean;
  readonly authenticate: Authenticate;
  /** Brought by a module that has calls of devices. */
  readonly authenticateDevice?: AuthenticateDevice;
  /** Brought by whoever knows the cookies of sessions. */
  readonly sessionShown?: SessionShown;
  readonly database: Pick<Database, 'locks'>;
  readonly gate: CallGate;
  readonly heldUploads: HeldUploads;
  readonly requestKeys: RequestKeys;
  readonly limits: Limits;
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
    if (!mounting.serves(endpoint)) continue;
    mountEndpoint(mounting, endpoint, handlers[name as keyof R]);
  }
}

type LooseHandler = (call: Call<Schemas>) => unknown;

function mountEndpoint(mounting: Mounting, endpoint: Endpoint, handle: LooseHandler): void {
  const read = inputReader(endpoint);
  const farmParams = farmIdsIn(endpoint.params);
  const permission = permissionToAsk(endpoint);
  const callers = new WeakMap<FastifyRequest, SignedIn>();
  const devices = new WeakMap<FastifyRequest, KnownDevice>();
  const { authenticateDevice } = mounting;
  if (endpoint.access === 'device' && !authenticateDevice)
    throw new Error(`Nobody knows the devices of ${endpoint.path}`);
  mounting.app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { access: endpoint.access },
    ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
    onRequest: [...mounting.limits.checksOf(endpoint)],
    // A HEAD that nobody asked for would be a second way in, past the limits of the call.
    exposeHeadRoute: false,
    // After the limits of calls and before the body is read: what strangers send costs nothing.
    preParsing: async (request) => {
      if (endpoint.access === 'device' && authenticateDevice) {
        const device = await authenticateDevice(request);
        tellLog(request, { farmIds: [device.farmId] });
        devices.set(request, device);
      }
      const signedIn = needsUser(endpoint) ? await mounting.authenticate(bearerToken(request)) : undefined;
      if (signedIn) tellLog(request, idsOf(signedIn));
      await requireRights(mounting, endpoint, signedIn, request);
      if (signedIn) callers.set(request, signedIn);
    },
    handler: async (request, reply) => {
      const signedIn = callers.get(request);
      const input = read(request);
      const language = languageOf(input.common.language, signedIn);
      const asker = signedIn && { ...signedIn, language, requestId: request.id };
      const isChecked = mounting.database.locks.code && endpoint.access !== 'admin';
      const farms = askedFarms(input, farmParams);
      tellFarms(request, farms);
      const who = asker && scopeOf(asker, farms, permission, isChecked);
      const file = await receiveFile(mounting, endpoint, request, reply, who);
      const version = endpoint.versioned && knownVersion(request.headers);
      const device = devices.get(request);
      const call = { ...input, who, device, file, language, version, request, reply } as unknown as Call<Schemas>;
      if (who && who.originalUserId !== null && endpoint.method !== 'GET' && !endpoint.tellsActing)
        await mounting.recordImpersonated(who, { call: nameOf(endpoint, request), params: input.params });
      const work = (): Promise<unknown> => answerOf(mounting, endpoint, call, handle);
      // Devices ask nothing of those who wait for records: what they send has a queue of its own.
      if (device) return sendAnswer(endpoint, reply, await work());
      const lane = laneOfCall(endpoint, request, signedIn, mounting.sessionShown);
      // Files wait in a queue of their own, for long: in this one they would hold up all else that their sender asks.
      return sendAnswer(endpoint, reply, await (endpoint.file ? work() : mounting.gate.take(lane, work)));
    },
  });
}

/** The file of a call that takes one; its bytes count as held until the call is over. */
async function receiveFile(
  { heldUploads }: Mounting,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  who: Who | undefined,
): Promise<Upload | undefined> {
  if (!endpoint.file) return undefined;
  const held = heldUploads.begin(who ? String(who.userId) : request.ip, announcedBytes(request, endpoint));
  reply.raw.once('close', () => {
    held.end();
  });
  return readUpload(request, { field: endpoint.file, largestFile: endpoint.largestFile }, held);
}

/** What creates something is done once for each key that its sender gave it. */
async function answerOf(
  { requestKeys }: Mounting,
  endpoint: Endpoint,
  call: Call<Schemas>,
  handle: LooseHandler,
): Promise<unknown> {
  if (!endpoint.creates) return handle(call);
  const work = (keep: KeepAnswer<unknown>): Promise<Kept<unknown>> =>
    handle({ ...call, keep } as unknown as Call<Schemas>) as Promise<Kept<unknown>>;
  return requestKeys.once(await keyedRequest(call), work);
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
async function requireRights(
  { recordImpersonated }: Mounting,
  endpoint: Endpoint,
  signedIn: SignedIn | undefined,
  request: FastifyRequest,
): Promise<void> {
  if (endpoint.access === 'admin' && signedIn?.isAdmin !== true) throw new Failure('route.notFound');
  if (!endpoint.ownOnly || !signedIn || signedIn.originalUserId === null) return;
  // Written down too: what was tried in a user's name and refused is what they may want to know most.
  const who = { ...signedIn, language: languageOf(undefined, signedIn), requestId: request.id, farmIds: [] };
  await recordImpersonated(who, { call: nameOf(endpoint, request), params: undefined });
  throw new Failure('impersonation.refused');
}

function tellFarms(request: FastifyRequest, { inPath, asked }: AskedFarms): void {
  const farmIds = [...inPath, ...asked];
  if (farmIds.length > 0) tellLog(request, { farmIds });
}

function idsOf({ userId, originalUserId }: SignedIn): ToldOfCall {
  return originalUserId === null ? { userId } : { userId, originalUserId };
}

function nameOf({ method, path }: Endpoint, { routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? path}`;
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

function askedFarms(input: Input, farmParams: readonly string[]): AskedFarms {
  return {
    asked: input.common.farmIds ?? [],
    inPath: farmParams.map((name) => Number(input.params?.[name])),
  };
}
