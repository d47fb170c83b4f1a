import { queryString, type CallAnswer, type CallRequest, type Send } from '@brazda/contract/client.ts';
import type { SentHeader } from '@brazda/contract/page-headers.ts';
import { ApiError, apiErrorOf } from './api-error.ts';
import { readHeader } from './read-header.ts';
import { createRequestKeys, type RequestKeys } from './request-keys.ts';
import type { FetchToken, Session } from './session.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type AddressOf = (module: string) => string;

export interface TransportOptions {
  readonly addressOf: AddressOf;
  readonly session: Pick<Session, 'token' | 'renew'>;
  /** Language code without region, as the server wants it. */
  readonly language: () => string;
  readonly fetch?: Fetch;
  readonly requestKeys?: RequestKeys;
}

const sessionPath = '/api/authenticate';
const switchPath = '/api/switch-authentication';
const browserFetch: Fetch = (url, init) => window.fetch(url, init);

/** Sends calls over fetch: language and token added; a refused token is renewed once for all who wait. */
export function createTransport({
  addressOf,
  session,
  language,
  fetch = browserFetch,
  requestKeys = createRequestKeys(),
}: TransportOptions): Send {
  const sendUnder = async (request: CallRequest, key: string | undefined): Promise<CallAnswer> => {
    const isSessionCall = request.module === 'gateway' && request.path === sessionPath;
    const token = isSessionCall ? null : session.token();
    const ask = (bearer: string | null): Promise<Response> =>
      reach(
        fetch,
        urlOf(request, addressOf, language()),
        requestInit(request, { token: bearer, key, hasCookie: isSessionCall || setsCookie(request) }),
      );

    let response = await ask(token);
    if (response.status === 401 && token !== null) response = await ask(await session.renew(token));
    if (!response.ok) throw await apiErrorOf(response);
    return answerOf(request, response);
  };
  return (request) => {
    const { call, key: given } = request;
    if (!call.creates || given !== undefined) return sendUnder(request, given);
    return requestKeys.under(request, (key) => sendUnder(request, key));
  };
}

/** GET api/authenticate with the cookie and without the header, as the session needs it. */
export function tokenFetcher(addressOf: AddressOf, fetch: Fetch = browserFetch): FetchToken {
  return async (actingToken) => {
    const response = await reach(fetch, `${addressOf('gateway')}${sessionPath}`, {
      credentials: 'include',
      ...(actingToken !== undefined && { headers: { 'x-expired-authorization': `Bearer ${actingToken}` } }),
    });
    if (!response.ok) throw await apiErrorOf(response);
    return ((await response.json()) as { id_token: string }).id_token;
  };
}

/** Whoever acts as somebody else gets another cookie, though the call goes out with a token like all others. */
function setsCookie({ module, path }: CallRequest): boolean {
  return module === 'gateway' && path === switchPath;
}

async function reach(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, { code: 'network.unreachable', message: String(cause) });
  }
}

function urlOf(request: CallRequest, addressOf: AddressOf, language: string): string {
  const query = { ...request.query, language };
  return `${addressOf(request.module)}${request.path}?${queryString(query)}`;
}

interface Sender {
  readonly token: string | null;
  readonly key: string | undefined;
  readonly hasCookie: boolean;
}

function requestInit(request: CallRequest, { token, key, hasCookie }: Sender): RequestInit {
  const { call, body, file, signal, version } = request;
  const headers: Partial<Record<'accept' | SentHeader, string>> = { accept: call.media ?? 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (key !== undefined) headers['idempotency-key'] = key;
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return {
    method: call.method,
    headers,
    credentials: hasCookie ? 'include' : 'same-origin',
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: formOf(call.file ?? 'file', file) }),
  };
}

function formOf(field: string, file: File): FormData {
  const form = new FormData();
  form.append(field, file, file.name);
  return form;
}

async function answerOf({ call }: CallRequest, response: Response): Promise<CallAnswer> {
  const total = Number(readHeader(response, 'x-total-count') ?? 0);
  if (call.media !== undefined) return { body: response, total };
  if (response.status === 204) return { body: undefined, total };
  return { body: await jsonOf(response), total };
}

/** An answer that breaks off tells no more than one that did not come. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof DOMException) throw cause;
    throw new ApiError(0, { code: 'network.unreachable', message: String(cause) });
  }
}
