import type { InjectOptions } from 'fastify';
import type { App } from '../http/app-types.ts';

export type Answer = Awaited<ReturnType<App['inject']>>;
type Headers = Readonly<Record<string, string>>;

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

const authenticate = '/gateway/api/authenticate';

/** What a browser does with a session: it holds the cookie that it was given, and sends it with every call. */
export class Browser {
  readonly #app: App;
  readonly #options: Pick<InjectOptions, 'headers' | 'remoteAddress'>;
  cookie: Cookie | undefined;
  /** By which the device is known. */
  device: Cookie | undefined;

  constructor(app: App, options: Pick<InjectOptions, 'headers' | 'remoteAddress'> = {}) {
    this.#app = app;
    this.#options = options;
  }

  signIn(user: { readonly email: string; readonly password: string }, rememberMe = false): Promise<Answer> {
    return this.#send({ method: 'POST', payload: { username: user.email, password: user.password, rememberMe } });
  }

  renew(headers: Headers = {}): Promise<Answer> {
    return this.#send({ method: 'GET', headers });
  }

  signOut(headers: Headers = {}): Promise<Answer> {
    return this.#send({ method: 'DELETE', headers });
  }

  /** Acts as somebody else, or with null as oneself again. */
  switchTo(wish: { readonly farmId: number } | { readonly userId: number } | null, token: string): Promise<Answer> {
    return this.#send({
      method: 'POST',
      url: '/gateway/api/switch-authentication',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(wish),
    });
  }

  /** Another tab, or a thief: it has the same cookie now, and learns of no later one. */
  copy(): Browser {
    const copy = new Browser(this.#app, this.#options);
    copy.cookie = this.cookie;
    return copy;
  }

  async #send({ headers, ...options }: InjectOptions): Promise<Answer> {
    const answer = await this.#app.inject({
      url: authenticate,
      ...this.#options,
      ...options,
      headers: { ...this.#options.headers, ...headers },
      cookies: Object.fromEntries(
        [this.cookie, this.device].flatMap((kept) => (kept ? [[kept.name, kept.value]] : [])),
      ),
    });
    const isOfDevice = ({ name }: Cookie): boolean => name.endsWith('-device');
    this.device = answer.cookies.find(isOfDevice) ?? this.device;
    const cookie = answer.cookies.find((given) => !isOfDevice(given));
    if (cookie) this.cookie = cookie.value === '' ? undefined : cookie;
    return answer;
  }
}

export function tokenIn(answer: Answer): string {
  return answer.json<{ id_token: string }>().id_token;
}
