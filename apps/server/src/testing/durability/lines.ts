import { Agent, request as send, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Asking {
  readonly token?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface LineAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

/** A connection that stays, and with it the process at its other end. */
export interface Line {
  ask(method: string, path: string, asking?: Asking): Promise<LineAnswer>;
  end(): void;
}

export function openLine(address: string): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: async (method, path, asking = {}) => {
      const answer = await answerTo(new URL(path, address), method, agent, asking);
      return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) };
    },
    end: () => agent.destroy(),
  };
}

function answerTo(
  url: URL,
  method: string,
  agent: Agent,
  { token, cookie, body, headers: more }: Asking,
): Promise<IncomingMessage> {
  const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const headers = {
    ...more,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(cookie !== undefined && { cookie }),
    ...(sent && { 'content-type': 'application/json', 'content-length': sent.length }),
  };
  return new Promise((resolve, reject) => {
    const asked = send(url, { method, agent, headers }, resolve);
    asked.on('error', reject);
    asked.end(sent);
  });
}

/** How often each process has been asked for the countries, by its number. */
export async function callsByProcess(line: Line): Promise<ReadonlyMap<string, number>> {
  const { bytes } = await line.ask('GET', '/metrics');
  const told = bytes.toString().matchAll(/^brazda_http_request_seconds_count\{(.*countries.*)\} (\d+)$/gm);
  return new Map(
    [...told].map(([, labels, count]) => [/process="(\d+)"/.exec(labels ?? '')?.[1] ?? '', Number(count)]),
  );
}

const questions = 3;

/** Connections that each end at another process, found by which of them counts what is asked. */
export async function linesToProcesses(address: string, count: number): Promise<Line[]> {
  const lines = new Map<string, Line>();
  for (let attempt = 0; attempt < count * 10 && lines.size < count; attempt += 1) {
    const line = openLine(address);
    const before = await callsByProcess(line);
    for (let time = 0; time < questions; time += 1) await line.ask('GET', '/core/farms/countries');
    const after = [...(await callsByProcess(line))];
    const [number] = after.find(([process, calls]) => calls - (before.get(process) ?? 0) === questions) ?? [];
    if (number === undefined || lines.has(number)) line.end();
    else lines.set(number, line);
  }
  if (lines.size < count) throw new Error(`Only the processes ${[...lines.keys()].join()} have answered`);
  return [...lines.values()];
}
