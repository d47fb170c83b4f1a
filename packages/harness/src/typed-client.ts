import { randomInt } from 'node:crypto';
import { createClient, queryString, type CallRequest, type Client } from '@brazda/contract/client.ts';
import { contract, type Contract } from '@brazda/contract/contract.ts';
import type { ErrorBody } from '@brazda/contract/errors.ts';

export type Calls = Client<Contract>;

/** An answer that was not a success, with its body. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody, call = '') {
    super(`${call && `${call}: `}${status} ${body.code}`);
    this.status = status;
    this.code = body.code;
    this.body = body;
  }
}

export interface CallWishes {
  /** The language that answers and mails are asked for in. */
  readonly language?: string;
  /** How long an answer may take at most; without it as long as it likes. */
  readonly withinMs?: number;
}

/** The server counts the calls of each network; a household of its own for everybody keeps tests apart. */
export function householdAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.1`;
}

/** The typed calls over HTTP to a product that runs, as a visitor or with somebody's token. */
export function clientOf(url: string, token?: string, { language, withinMs }: CallWishes = {}): Calls {
  const household = householdAddress();
  return createClient<Contract>(contract, async (request) => {
    const { call, module, path } = request;
    const search = queryString({ ...(language !== undefined && { language }), ...request.query });
    const answer = await fetch(`${url}/${module}${path}${search && `?${search}`}`, {
      method: call.method,
      headers: {
        'x-forwarded-for': household,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
        ...(request.version !== undefined && { 'if-match': `"${request.version}"` }),
      },
      body: bodyOf(request),
      ...(withinMs !== undefined && { signal: AbortSignal.timeout(withinMs) }),
    });
    if (answer.ok && call.media !== undefined) return { body: answer, total: 0 };
    const text = await answer.text();
    if (!answer.ok) throw new CallFailed(answer.status, JSON.parse(text) as ErrorBody, `${call.method} ${answer.url}`);
    return {
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      total: Number(answer.headers.get('x-total-count')),
    };
  });
}

function bodyOf({ call, body, file }: CallRequest): string | FormData | null {
  if (file === undefined || call.file === undefined) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  form.append(call.file, file);
  return form;
}
