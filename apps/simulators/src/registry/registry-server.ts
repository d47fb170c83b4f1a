import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  answerRequest,
  businessError,
  fault,
  isRefusing,
  unknownService,
  type KnownRecords,
  type RegistryAnswer,
} from './answer-request.ts';
import { changeLand, landChanges, type LandChange } from './change-land.ts';
import { changeCode, codeListNames, registryCodeLists, type CodeListName, type CodeLists } from './code-lists.ts';
import { publicRegisters, type PublicRegisters } from './public-registers.ts';
import { readRequest, type RegistryRequest } from './read-request.ts';
import { registrySubjects, type RegistrySubject } from './registry-land.ts';

/** How the registry misbehaves, as its users know it. */
export const registryModes = ['normal', 'slow', '503', 'html-page', 'refusal', 'errors', 'cut'] as const;
export type RegistryMode = (typeof registryModes)[number];

export interface RegistryServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly mode?: RegistryMode;
  /** How late a slow answer is. */
  readonly delayMs?: number;
}

export interface RegistryServer {
  /** The one address of all services. */
  readonly url: string;
  /** Services that were called, oldest first. */
  readonly calls: readonly string[];
  /** The bodies as they came, for tests that look for what must not be in them. */
  readonly bodies: readonly string[];
  readonly subjects: readonly RegistrySubject[];
  readonly codeLists: CodeLists;
  /** What the open services give; it may be changed. */
  readonly registers: PublicRegisters;
  /** Records of plant protection that were handed over; how often each is said to be in processing may be changed. */
  readonly records: KnownRecords;
  setMode(mode: RegistryMode): void;
  change(login: string, change: LandChange, codes: readonly [code: string, other?: string], day: string): void;
  /** Gives a code another name, adds one, or takes it from its list where there is no name. */
  changeCode(list: CodeListName, code: string, name: string | null): void;
  /** From now on a service is unknown, as one is that the ministry has renamed. */
  forgetService(service: string): void;
  reset(): void;
  close(): Promise<void>;
}

const path = '/ssl/nosso-app/EPO/WS/v2Online/vOKOsrv.ashx';
/** The records of a year may be large. */
const largestRequest = 32 * 1024 * 1024;
const rememberedCalls = 1000;
const outagePage = '<!doctype html><title>Odstávka</title><p>Portál farmáře je dočasně mimo provoz.</p>';

interface State {
  mode: RegistryMode;
  subjects: RegistrySubject[];
  codeLists: CodeLists;
  registers: PublicRegisters;
  records: KnownRecords;
  forgotten: ReadonlySet<string>;
  readonly delayMs: number;
  readonly calls: string[];
  readonly bodies: string[];
}

/** Plays the one endpoint of the ministry's registry services, and takes orders at /control. */
export async function startRegistryServer(options: RegistryServerOptions): Promise<RegistryServer> {
  const state: State = {
    mode: options.mode ?? 'normal',
    subjects: registrySubjects(),
    codeLists: registryCodeLists(),
    registers: publicRegisters(),
    records: { taken: [], pending: 0 },
    forgotten: new Set(),
    delayMs: options.delayMs ?? 5000,
    calls: [],
    bodies: [],
  };
  const server = createServer((request, response) => {
    serve(state, request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    calls: state.calls,
    bodies: state.bodies,
    get subjects() {
      return state.subjects;
    },
    get codeLists() {
      return state.codeLists;
    },
    get registers() {
      return state.registers;
    },
    get records() {
      return state.records;
    },
    setMode: (mode) => (state.mode = mode),
    change: (login, change, codes, day) => {
      changeLand(subjectOf(state, login), change, codes, day);
    },
    changeCode: (list, code, name) => {
      changeCode(state.codeLists, list, code, name);
    },
    forgetService: (service) => {
      state.forgotten = new Set([...state.forgotten, service]);
    },
    reset: () => {
      reset(state);
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname.startsWith('/control/')) {
    obey(state, url);
    response.writeHead(204).end();
    return;
  }
  if (url.pathname !== path || request.method !== 'POST') {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>404</title>');
    return;
  }
  // SOAP 1.1, 6.1.1: a client must send it, if only an empty one.
  if (!/^"[^"]*"$/.test(request.headers.soapaction?.toString() ?? '')) {
    sendXml(response, fault('Chybí hlavička SOAPAction'), false);
    return;
  }
  await answerCall(state, await bodyOf(request), response);
}

async function answerCall(state: State, body: string, response: ServerResponse): Promise<void> {
  const request = readRequest(body);
  state.calls.push(request.service);
  state.bodies.push(body);
  if (state.calls.length > rememberedCalls) {
    state.calls.shift();
    state.bodies.shift();
  }
  if (state.mode === 'slow') await wait(state.delayMs);
  if (state.mode === '503') {
    response.writeHead(503, { 'content-type': 'text/plain' }).end('Service Unavailable');
  } else if (state.mode === 'html-page') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(outagePage);
  } else {
    sendXml(response, answerInMode(state, request), state.mode === 'cut');
  }
}

function answerInMode({ mode, forgotten, ...knowledge }: State, request: RegistryRequest): RegistryAnswer {
  if (forgotten.has(request.service)) return unknownService(request);
  if (mode === 'refusal' && isRefusing(request)) return fault('Autorizace zamítnuta');
  if (mode === 'errors') return businessError(request, '99', 'Data nelze poskytnout');
  return answerRequest(request, knowledge);
}

function sendXml(response: ServerResponse, { status, xml }: RegistryAnswer, isCut: boolean): void {
  const bytes = Buffer.from(xml);
  response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8', 'content-length': bytes.length });
  if (!isCut) {
    response.end(bytes);
    return;
  }
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
}

/** /control/mode?is=503 · /control/change?login=…&what=split&code=…&other=…&day=… · /control/code?list=…&code=…&name=… · /control/records?pending=… · /control/reset */
function obey(state: State, { pathname, searchParams }: URL): void {
  switch (pathname) {
    case '/control/mode':
      state.mode = known(registryModes, searchParams.get('is'));
      break;
    case '/control/change': {
      const codes = [searchParams.get('code') ?? '', searchParams.get('other') ?? ''] as const;
      const subject = subjectOf(state, searchParams.get('login') ?? '');
      changeLand(subject, known(landChanges, searchParams.get('what')), codes, searchParams.get('day') ?? '');
      break;
    }
    case '/control/code': {
      const list = known(codeListNames, searchParams.get('list'));
      changeCode(state.codeLists, list, searchParams.get('code') ?? '', searchParams.get('name'));
      break;
    }
    case '/control/records':
      state.records.pending = Number(searchParams.get('pending') ?? '0');
      break;
    case '/control/reset':
      reset(state);
      break;
    default:
      throw new Error(`There is no ${pathname}`);
  }
}

function reset(state: State): void {
  state.mode = 'normal';
  state.subjects = registrySubjects();
  state.codeLists = registryCodeLists();
  state.registers = publicRegisters();
  state.records = { taken: [], pending: 0 };
  state.forgotten = new Set();
}

function subjectOf({ subjects }: State, login: string): RegistrySubject {
  const found = subjects.find((subject) => subject.login === login);
  if (!found) throw new Error(`Nobody signs in as ${login}`);
  return found;
}

function known<T extends string>(all: readonly T[], asked: string | null): T {
  const found = all.find((each) => each === asked);
  if (found === undefined) throw new Error(`${asked ?? 'nothing'} is none of ${all.join(', ')}`);
  return found;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestRequest) throw new Error('The request is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
