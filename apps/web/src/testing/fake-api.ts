import type { Call, CallRequest, Client } from '@brazda/contract/client.ts';
import type { Contract } from '@brazda/contract/contract.ts';
import { connectApi } from '#web/lib/api.ts';
import { calls } from '#web/lib/calls.generated.ts';

type DeepPartial<T> = { readonly [M in keyof T]?: { readonly [R in keyof T[M]]?: Partial<T[M][R]> } };

/** The calls that a test answers; any other fails the test with its name. */
export type FakeAnswers = DeepPartial<Client<Contract>>;

/** Puts answers in the place of the server, under the names and types of the real client. */
export function fakeApi(answers: FakeAnswers): void {
  connectApi(async (request) => {
    const name = nameOf(request.call);
    const answer = name.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], answers);
    if (typeof answer !== 'function') throw new Error(`The test does not answer ${name.join('.')}`);
    const given: unknown = await (answer as (input: object) => unknown)(inputOf(request));
    if (!request.call.counted) return { body: given, total: 0 };
    const { rows, total } = given as { rows: unknown; total: number };
    return { body: rows, total };
  });
}

function nameOf(call: Call): string[] {
  for (const [module, resources] of Object.entries(calls)) {
    for (const [resource, endpoints] of Object.entries(resources)) {
      for (const [name, candidate] of Object.entries(endpoints as Record<string, Call>)) {
        if (candidate === call) return [module, resource, name];
      }
    }
  }
  throw new Error(`${call.method} ${call.path} is no call of the contract`);
}

/** The parts of the input as the caller gave them; parameters are read back from the path, numbers as numbers. */
function inputOf({ call, path, query, body, file, version }: CallRequest): object {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const values = new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1) ?? [];
  const params = Object.fromEntries(names.map((name, index) => [name, parameter(values[index] ?? '')]));
  return { params, query, body, file, ...(version !== undefined && { version }) };
}

function parameter(value: string): number | string {
  return /^\d+$/.test(value) ? Number(value) : decodeURIComponent(value);
}
