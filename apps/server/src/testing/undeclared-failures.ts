import { isErrorCode } from '@brazda/contract/errors.ts';
import { pino, type Logger } from 'pino';
import { declaredFailures } from '../http/declared-failures.ts';
import { everyEndpoint } from './contract-calls.ts';

/** Watches by the log of an app that each call fails only as the contract declares that it may. */
export interface FailureWatch {
  readonly log: Logger;
  /** Calls with codes that they do not declare, each once. */
  readonly undeclared: () => readonly string[];
}

export function watchFailures(): FailureWatch {
  const seen = new Set<string>();
  const write = (line: string): void => {
    if (!line.includes('"code":')) return;
    const { msg, method, route, code } = JSON.parse(line) as Readonly<Record<string, string>>;
    if (msg === 'call' && method && route && code && !isDeclared(`${method} ${route}`, code))
      seen.add(`${method} ${route} answers ${code}`);
  };
  return { log: pino({ level: 'info' }, { write }), undeclared: () => [...seen] };
}

let declared: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** What is no call of the contract, such as files of the web app, declares nothing. */
function isDeclared(call: string, code: string): boolean {
  declared ??= new Map(
    everyEndpoint().map(({ module, endpoint }) => [
      `${endpoint.method} /${module}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      declaredFailures(endpoint),
    ]),
  );
  const failures = declared.get(call);
  return failures === undefined || !isErrorCode(code) || failures.has(code);
}
