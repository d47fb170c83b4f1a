import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WebServicesOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Flags that are on at first. */
  readonly flags?: readonly string[];
}

export interface WebServices {
  readonly url: string;
  /** The key that the flags ask for. */
  readonly flagKey: string;
  /** Where the chat's script lies, and the function that opens it. */
  readonly chat: { readonly script: string; readonly open: string };
  /** The address that errors are reported to, as Sentry writes it. */
  readonly dsn: string;
  /** What was reported, each envelope as it came. */
  readonly reports: readonly string[];
  readonly requests: readonly string[];
  forgetReports(): void;
  setFlags(flags: readonly string[]): void;
  close(): Promise<void>;
}

const flagKey = 'default:production.made-up-key';
const chatScript = `window.FieldChat = { open() {
  const box = document.createElement('section');
  box.setAttribute('aria-label', 'Field chat');
  box.textContent = 'How can we help?';
  document.body.append(box);
} };`;

/** Plays the services that a web app may be given from elsewhere: flags (Unleash), error reports (Sentry), a support chat. */
export async function startWebServices({ port, flags = [] }: WebServicesOptions): Promise<WebServices> {
  let on = flags;
  const reports: string[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    response
      .setHeader('access-control-expose-headers', 'etag')
      .setHeader('cross-origin-resource-policy', 'cross-origin');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (pathname === '/api/frontend') answerFlags(request, response, on);
    else if (pathname === '/api/frontend/client/metrics') response.writeHead(202).end();
    else if (/^\/api\/\d+\/envelope\/$/.test(pathname)) {
      reports.push(await bodyOf(request));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    } else if (pathname === '/chat.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(chatScript);
    else response.writeHead(404).end();
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    flagKey,
    chat: { script: `http://${host}/chat.js`, open: 'FieldChat.open' },
    dsn: `http://madeupkey@${host}/7`,
    reports,
    requests,
    forgetReports: () => reports.splice(0),
    setFlags: (next) => (on = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** As Unleash does: only who has the key is told, flags that are off are left out, and what is known is not told again. */
function answerFlags(request: IncomingMessage, response: ServerResponse, on: readonly string[]): void {
  if (request.headers.authorization !== flagKey) {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"name":"NoAccessError"}');
    return;
  }
  const variant = { name: 'disabled', enabled: false };
  const body = JSON.stringify({ toggles: on.map((name) => ({ name, enabled: true, variant, impressionData: false })) });
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, { 'content-type': 'application/json', etag }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
