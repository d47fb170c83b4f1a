import type { FarmPermission } from '@brazda/domain/farm-roles.ts';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { IdSchema } from './shapes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: anyone, the holder of a refresh cookie, a signed-in user, a signed-in user within the farms they belong
 * to, or an administrator; to anybody else a call of administrators looks like one that does not exist. Or a device, by a
 * key of the farm that it belongs to.
 */
export type Access = 'public' | 'session' | 'user' | 'farm' | 'admin' | 'device';

/** So many calls within so many seconds; a refused one is answered `request.tooMany`, which needs no other declaration. */
export interface Limit {
  readonly calls: number;
  readonly seconds: number;
  /** Calls of one name count together. */
  readonly together?: string;
  /** Counted beside the network: calls with the same value of a field of the query, whoever makes them. */
  readonly ofQuery?: { readonly field: string; readonly calls: number; readonly seconds: number };
}

/** Who may call; of a call within farms also what it does there, which not every role may. */
type Permitted =
  | { readonly access: 'farm'; readonly permission: FarmPermission }
  | { readonly access: Exclude<Access, 'farm'>; readonly permission?: never };

interface Described {
  readonly summary: string;
  /** Refused to an administrator who acts as the user: passwords, and secrets that are the user's own. */
  readonly ownOnly?: true;
  /**
   * Writes something each time: understands `Idempotency-Key`, and does once what is sent many times under one key, with
   * the answer of that once.
   */
  readonly creates?: true;
  /**
   * Understands `If-Match` with the version of what it changes: where that is another by now it changes nothing and answers
   * `record.changed`, with what is there.
   */
  readonly versioned?: true;
  /** Why no answer names a change that could be undone, where it changes a farm: there is another way back, or none. */
  readonly undone?: string;
  /** Writes down by itself what an administrator does by it who acts as somebody else. */
  readonly tellsActing?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** How many bytes its body may have, where it takes longer lists than other calls do. */
  readonly largestBody?: number;
  /** Name of the multipart field that carries the one file of this call. */
  readonly file?: string;
  /** How many bytes that file may have, where it may be larger than those of farms; it is kept packed. */
  readonly largestFile?: number;
  /** The answer's JSON; an endpoint without it answers 204. */
  readonly response?: z.ZodType;
  /** The answer's status where it is not 200. */
  readonly status?: 201 | 202 | 204;
  /** The answer is a list whose full length stands in the header `x-total-count`. */
  readonly counted?: true;
  /** The answer is bytes or a stream of this media type, not JSON. */
  readonly media?: string;
  /** Headers that it understands besides those of every call, by what each is for. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  /** Headers of its answer, by what each says. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** How often a network may make it: calls that guess, flood or cost much. */
  readonly limit?: Limit;
  /** What else it may answer without a body, and when. */
  readonly emptyAnswers?: Readonly<Partial<Record<204 | 304, string>>>;
  /** Failures of its own, besides those that every call can have. */
  readonly errors?: readonly ErrorCode[];
}

/** What an endpoint says of itself. Paths are relative to its module's base address. */
export type Schemas = Described & Permitted;

export type Endpoint<S extends Schemas = Schemas> = S & { readonly method: Method; readonly path: string };

/** Endpoints of one resource, one module, and the whole product. */
export type Resource = Readonly<Record<string, Endpoint>>;
export type Module = Readonly<Record<string, Resource>>;

/** Whether a schema is the id of a farm, or holds one. */
type NamesFarm<T> =
  T extends IdSchema<'farm'>
    ? true
    : T extends z.ZodObject<infer Shape>
      ? NamesFarm<Shape[keyof Shape]>
      : T extends z.ZodArray<infer Inner> | z.ZodOptional<infer Inner>
        ? NamesFarm<Inner>
        : false;

/** A call whose path or query names a farm is one within farms, which says its permission, or one of administrators. */
type WithinFarms<S extends Schemas> = S['access'] extends 'farm' | 'admin'
  ? unknown
  : true extends NamesFarm<S['params'] | S['query']>
    ? { readonly access: 'farm' | 'admin' }
    : unknown;

/** Declares one call of the wire contract. */
export function endpoint<const S extends Schemas>(
  method: Method,
  path: string,
  schemas: S & WithinFarms<S>,
): Endpoint<S> {
  return { ...schemas, method, path };
}
