import type { z } from 'zod';
import type { Endpoint, Method, Schemas } from './endpoint.ts';

/** The part of an endpoint that a caller needs at run time. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly file?: string;
  readonly counted?: true;
  readonly media?: string;
  /** It takes a key under which it is done once, however often it is sent. */
  readonly creates?: true;
}

export interface CallRequest {
  readonly call: Call;
  readonly module: string;
  /** The call's path with its parameters put in. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: File;
  readonly signal?: AbortSignal;
  /** Of what is changed, as it was known to whoever changes it. */
  readonly version?: number;
  /** Under which it is done once; without it the transport gives one. */
  readonly key?: string;
}

export interface CallAnswer {
  /** The JSON of the answer; of calls that give bytes or a stream the `Response` itself. */
  readonly body: unknown;
  readonly total: number;
}

/** Carries a request to the server and gives its answer; throws for anything but a success. */
export type Send = (request: CallRequest) => Promise<CallAnswer>;

/** Rows of one page and how many there are in all. */
export interface Counted<Rows> {
  readonly rows: Rows;
  readonly total: number;
}

type Part<S extends Schemas, K extends 'params' | 'query' | 'body'> = S[K] extends z.ZodType
  ? Record<K, z.input<S[K]>>
  : unknown;
type OptionalPart<S extends Schemas, K extends 'query'> = S[K] extends z.ZodType
  ? Partial<z.input<S[K]>> extends z.input<S[K]>
    ? Partial<Part<S, K>>
    : Part<S, K>
  : unknown;
type FilePart<S extends Schemas> = S['file'] extends string ? { readonly file: File } : unknown;
type VersionPart<S extends Schemas> = S['versioned'] extends true ? { readonly version?: number } : unknown;
type KeyPart<S extends Schemas> = S['creates'] extends true ? { readonly key?: string } : unknown;
/** Which farms a call is about: some, or all that the caller belongs to. */
export type ChosenFarms = readonly number[] | 'all';
/** Whether those who make calls must say of which farms; what they leave out is as if they said all. */
export type SayingFarms = 'always' | 'where they want';
type FarmsPart<S extends Schemas, F extends SayingFarms> = S['access'] extends 'farm'
  ? F extends 'always'
    ? { readonly farmIds: ChosenFarms }
    : { readonly farmIds?: ChosenFarms }
  : unknown;
export type CallInput<S extends Schemas, F extends SayingFarms = 'where they want'> = Part<S, 'params'> &
  OptionalPart<S, 'query'> &
  Part<S, 'body'> &
  FilePart<S> &
  VersionPart<S> &
  KeyPart<S> &
  FarmsPart<S, F> & { readonly signal?: AbortSignal };
/** What a call gives: its JSON, the answer itself where that is bytes or a stream, or nothing. */
export type CallOutput<S extends Schemas> = S['media'] extends string
  ? Response
  : S['response'] extends z.ZodType
    ? S['counted'] extends true
      ? Counted<z.output<S['response']>>
      : z.output<S['response']>
    : undefined;

type Caller<E, F extends SayingFarms> =
  E extends Endpoint<infer S>
    ? object extends CallInput<S, F>
      ? (input?: CallInput<S, F>) => Promise<CallOutput<S>>
      : (input: CallInput<S, F>) => Promise<CallOutput<S>>
    : never;
export type Client<C, F extends SayingFarms = 'where they want'> = {
  readonly [M in keyof C]: { readonly [R in keyof C[M]]: { readonly [E in keyof C[M][R]]: Caller<C[M][R][E], F> } };
};

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: File;
  readonly farmIds?: ChosenFarms;
  readonly signal?: AbortSignal;
  readonly version?: number;
  readonly key?: string;
}
type Calls = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Call>>>>>>;

/** Builds the typed client of a contract over any transport; `calls` may be the contract itself or its generated list. */
export function createClient<C, F extends SayingFarms = 'where they want'>(calls: Calls, send: Send): Client<C, F> {
  const client = mapValues(calls, (resources, module) =>
    mapValues(resources, (endpoints) =>
      mapValues(endpoints, (call) => async (input: LooseInput = {}) => {
        const { body, total } = await send(requestOf(call, module, input));
        return call.counted ? { rows: body, total } : body;
      }),
    ),
  );
  return client as Client<C, F>;
}

function requestOf(call: Call, module: string, input: LooseInput): CallRequest {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const { farmIds = 'all' } = input;
  const query = farmIds === 'all' ? { ...input.query } : { ...input.query, farmIds };
  return {
    call,
    module,
    path,
    query,
    ...(input.body === undefined ? {} : { body: input.body }),
    ...(input.file === undefined ? {} : { file: input.file }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
    ...(input.version === undefined ? {} : { version: input.version }),
    ...(input.key === undefined ? {} : { key: input.key }),
  };
}

/** Writes a query as the wire wants it: lists repeat their key, what is undefined is left out. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  return search.toString();
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V, key: string) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
