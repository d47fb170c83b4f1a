import { createClient, queryString, type CallRequest, type Client } from '@brazda/contract/client.ts';
import { contract, type Contract } from '@brazda/contract/contract.ts';
import { CallFailed } from '@brazda/harness/typed-client.ts';
import type { App } from '../http/app-types.ts';

export type TestApi = Client<Contract>;

/** The typed client over the app itself, without a port. */
export function apiOf(app: App, token: string | undefined): TestApi {
  return createClient<Contract>(contract, async (request) => {
    const query = queryString({ language: 'cs', ...request.query });
    const upload = request.file && (await uploadOf(request));
    const answer = await app.inject({
      method: request.call.method,
      url: `/${request.module}${request.path}${query === '' ? '' : `?${query}`}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(request.version !== undefined && { 'if-match': `"${request.version}"` }),
        ...(request.key !== undefined && { 'idempotency-key': request.key }),
        ...upload?.headers,
      },
      ...(upload && { payload: upload.payload }),
      ...(request.body !== undefined && { payload: request.body as object }),
    });
    if (answer.statusCode >= 400) throw new CallFailed(answer.statusCode, answer.json());
    const total = Number(answer.headers['x-total-count']);
    if (request.call.media !== undefined) return { body: new Response(new Uint8Array(answer.rawPayload)), total };
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { body: isJson ? answer.json() : answer.rawPayload, total };
  });
}

/** A multipart body with one file. */
export async function multipart(
  field: string,
  file: File,
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  form.set(field, file);
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

function uploadOf({ call, file }: CallRequest): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  if (!call.file || !file) throw new Error('This call takes no file');
  return multipart(call.file, file);
}
