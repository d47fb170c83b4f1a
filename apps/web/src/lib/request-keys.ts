import type { CallRequest } from '@brazda/contract/client.ts';
import { ApiError } from './api-error.ts';

/** Gives each call that creates something a key, under which the server does it once. */
export interface RequestKeys {
  /**
   * Sends a call under its key. Whatever is sent again with the same content, while it is under way or after an attempt
   * whose outcome nobody knows, goes under the same key; after an answer the same content is something new.
   */
  under<T>(request: CallRequest, send: (key: string) => Promise<T>): Promise<T>;
}

export function createRequestKeys(): RequestKeys {
  const openKeys = new Map<string, string>();
  return {
    under: async (request, send) => {
      const content = contentOf(request);
      const key = openKeys.get(content) ?? randomKey();
      openKeys.set(content, key);
      try {
        const answer = await send(key);
        openKeys.delete(content);
        return answer;
      } catch (error) {
        if (isAnswered(error)) openKeys.delete(content);
        throw error;
      }
    },
  };
}

/** A refusal is an answer; of a lost connection and of a server in trouble it is not known what was done. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
}

function contentOf({ call, module, path, query, body, file }: CallRequest): string {
  const named = file && [file.name, file.size, file.lastModified];
  return JSON.stringify([module, call.method, path, query, body, named]);
}

/** Pages on plain http, other than localhost, have no `crypto.randomUUID`. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
