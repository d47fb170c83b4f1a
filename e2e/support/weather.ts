import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of what is sent to be written: it gets there, on the way it is lost, its answer is, or the server is in trouble. */
export const weathers = ['fair', 'lost', 'answerLost', 'trouble', 'unavailable'] as const;
export type WeatherKind = (typeof weathers)[number];

/** Stands between browser and product, and lets through what the weather lets through. */
export interface Weather {
  readonly url: string;
  become: (kind: WeatherKind) => void;
  /** From now on browsers find another worker of the application, as after an update. */
  renewWorker: () => void;
  stop: () => Promise<void>;
}

/** Begins with fair weather before a product. */
export async function startWeather(product: string): Promise<Weather> {
  let kind: WeatherKind = 'fair';
  let build = 0;
  const server = createServer((request, response) => {
    const isWritten = request.method !== 'GET' && /^\/agroevidence\/actions\b/.test(request.url ?? '');
    const met = isWritten ? kind : 'fair';
    if (met === 'lost') response.destroy();
    else if (met === 'trouble' || met === 'unavailable') {
      response.writeHead(met === 'trouble' ? 500 : 503).end();
      request.resume();
    } else passOn(request, response, { product, isAnswerLost: met === 'answerLost', build });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    become: (next) => {
      kind = next;
    },
    renewWorker: () => {
      build += 1;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Passing {
  readonly product: string;
  readonly isAnswerLost: boolean;
  readonly build: number;
}

function passOn(request: IncomingMessage, response: ServerResponse, { product, isAnswerLost, build }: Passing): void {
  const isWorker = request.url?.startsWith('/service-worker.js') === true;
  const headers = { ...request.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
  const asked = ask(`${product}${request.url ?? ''}`, { method: request.method, headers }, (answer) => {
    if (isAnswerLost) {
      answer.resume();
      response.destroy();
      return;
    }
    const { 'content-length': _length, ...told } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, isWorker ? told : answer.headers);
    answer.pipe(response, { end: !isWorker });
    if (isWorker) answer.on('end', () => response.end(`\n// ${build}`));
  });
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}
