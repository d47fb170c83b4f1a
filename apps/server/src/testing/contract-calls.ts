import { contract } from '@brazda/contract/contract.ts';
import { queryString } from '@brazda/contract/client.ts';
import type { Endpoint, Resource } from '@brazda/contract/endpoint.ts';
import type { InjectOptions } from 'fastify';
import { multipart } from './test-api.ts';

/** An endpoint of the contract with the name that it is called by: `module.resource.endpoint`. */
export interface NamedEndpoint {
  readonly name: string;
  readonly module: string;
  readonly endpoint: Endpoint;
}

/** What a call is given; ids and texts as they go over the wire. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: File;
}

/** Every endpoint of every module, as the contract declares them. */
export function everyEndpoint(): NamedEndpoint[] {
  return Object.entries(contract).flatMap(([module, resources]: [string, Record<string, Resource>]) =>
    Object.entries(resources).flatMap(([resource, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]) => ({
        name: `${module}.${resource}.${name}`,
        module,
        endpoint,
      })),
    ),
  );
}

export function endpointsFor(...access: readonly Endpoint['access'][]): NamedEndpoint[] {
  return everyEndpoint().filter(({ endpoint }) => access.includes(endpoint.access));
}

/** Whether an answer never ends by itself. */
export function isStream({ endpoint }: NamedEndpoint): boolean {
  return endpoint.media === 'text/event-stream';
}

/** The request of a call, to be injected; keys of the query that end in `[]` are kept as they are. */
export async function injection(
  call: NamedEndpoint,
  input: CallInput,
  token?: string,
): Promise<InjectOptions & { readonly url: string }> {
  const { endpoint, module } = call;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(input.params?.[key] ?? '')),
  );
  const query = queryString(input.query ?? {});
  const upload = endpoint.file && input.file ? await multipart(endpoint.file, input.file) : undefined;
  return {
    method: endpoint.method,
    url: `/${module}${path}${query === '' ? '' : `?${query}`}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...upload?.headers },
    ...(upload && { payload: upload.payload }),
    ...(input.body !== undefined && { payload: input.body as object }),
    ...(isStream(call) && { payloadAsStream: true }),
  };
}
