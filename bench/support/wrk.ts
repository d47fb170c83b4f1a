import { mkdtempSync, rmSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@brazda/harness/command.ts';
import { ensureProgram } from '@brazda/harness/debian-programs.ts';
import { rounded } from './statistics.ts';

/** One call as it goes over the wire. */
export interface WrittenCall {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WrkLoad {
  readonly url: string;
  readonly calls: Iterable<WrittenCall>;
  readonly connections: number;
  readonly seconds: number;
  /** At most about so many a second; as many as are answered where it is not said. */
  readonly perSecond?: number | undefined;
  /** What comes after the last call: the first again, or nothing more. */
  readonly afterLast: 'first' | 'nothing';
}

export interface WrkResult {
  readonly calls: number;
  readonly perSecond: number;
  /** The last call was made before the time was over. */
  readonly ranOut: boolean;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

interface Summary {
  readonly calls: number;
  readonly microseconds: number;
  readonly errors: number;
  readonly ranOut: boolean;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * Makes calls as fast as they are answered with wrk, which takes a tenth of the processor time of a program of ours: there
 * are two cores for it and for what is measured. Throws where an answer tells of a failure.
 */
export async function callWithWrk(load: WrkLoad): Promise<WrkResult> {
  await ensureProgram('wrk', 'wrk');
  const folder = mkdtempSync(join(tmpdir(), 'brazda-wrk-'));
  try {
    const [written, script] = [join(folder, 'calls'), join(folder, 'calls.lua')];
    await writeCalls(written, load);
    await writeFile(script, scriptFor(written, load));
    const length = ['-t', '1', '-c', String(load.connections), '-d', `${load.seconds}s`, '--timeout', '30s'];
    const { code, output } = await run('wrk', [...length, '-s', script, load.url]);
    const summary = code === 0 ? summaryIn(output) : undefined;
    if (!summary) throw new Error(`wrk has ended with ${code}: ${output}`);
    if (summary.errors > 0) throw new Error(`Not all was answered: ${JSON.stringify(summary)}`);
    const { calls, microseconds, ranOut, p50, p95, p99 } = summary;
    const milliseconds = { p50: rounded(p50 / 1000), p95: rounded(p95 / 1000), p99: rounded(p99 / 1000) };
    return { calls, ranOut, perSecond: Math.round(calls / (microseconds / 1e6)), ...milliseconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function summaryIn(printed: string): Summary | undefined {
  const line = printed.split('\n').find((one) => one.startsWith('{"calls"'));
  return line === undefined ? undefined : (JSON.parse(line) as Summary);
}

/** Each call as its length in bytes, a line's end, and its bytes. */
async function writeCalls(path: string, { url, calls }: WrkLoad): Promise<void> {
  const { host } = new URL(url);
  const file = await open(path, 'w');
  const stream = file.createWriteStream();
  for (const { method = 'GET', path: target, headers, body } of calls) {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const fields = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
    const bytes = `${method} ${target} HTTP/1.1\r\n${fields.join('')}\r\n${body ?? ''}`;
    stream.write(`${Buffer.byteLength(bytes)}\n${bytes}`);
  }
  await new Promise<void>((resolve, reject) => {
    stream.on('error', reject);
    stream.end(resolve);
  });
}

/** What wrk is told, in its language. */
function scriptFor(path: string, { connections, perSecond, afterLast }: WrkLoad): string {
  const slowed =
    perSecond === undefined ? '' : `function delay() return ${Math.round((connections / perSecond) * 1000)} end`;
  return `
local ffi = require("ffi")
ffi.cdef [[
  struct timespec { long seconds; long nanoseconds; };
  int clock_gettime(int, struct timespec *);
  int kill(int, int);
  int getpid(void);
]]
local monotonic, interrupt = 1, 2
local function now()
  local time = ffi.new("struct timespec")
  ffi.C.clock_gettime(monotonic, time)
  return tonumber(time.seconds) * 1e6 + tonumber(time.nanoseconds) / 1e3
end
ranOut = false
took = 0
last = nil
local began = nil
local threads = {}
local file = nil
function setup(thread) table.insert(threads, thread) end
function init() file = io.open(${JSON.stringify(path)}, "rb") end
-- wrk would sleep until its time is over, and count all of it: it ends as if somebody had interrupted it.
function endEarly()
  if ranOut then return end
  ranOut, took = true, now() - began
  wrk.thread:stop()
  ffi.C.kill(ffi.C.getpid(), interrupt)
end
local function following()
  local length = file:read("*n")
  if not length then return nil end
  file:read(1)
  return file:read(length)
end
function request()
  began = began or now()
  local call = following()
  if not call then
    ${afterLast === 'first' ? 'file:seek("set") call = following()' : 'call = last endEarly()'}
  end
  last = call
  return call
end
${slowed}
function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"calls":%d,"microseconds":%d,"errors":%d,"ranOut":%s,"p50":%d,"p95":%d,"p99":%d}',
    summary.requests, threads[1]:get("ranOut") and threads[1]:get("took") or summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    tostring(threads[1]:get("ranOut")), latency:percentile(50), latency:percentile(95), latency:percentile(99)))
end
`;
}
