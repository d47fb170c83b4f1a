import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@brazda/harness/command.ts';
import { ensureProgram } from '@brazda/harness/debian-programs.ts';
import type { Ground, Product } from './product.ts';
import { measureProcessorTime, type ProcessorTime } from './processor-time.ts';
import { rounded } from './statistics.ts';

export interface Posting {
  readonly product: Product;
  readonly ground: Ground;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One line of JSON each; each is sent once, so there must be more than are answered. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** At most about so many a second; as many as are answered where it is not said. */
  readonly perSecond?: number | undefined;
}

export interface PostedResult extends ProcessorTime {
  readonly perSecond: number;
  readonly sent: number;
  readonly p95: number;
  readonly p99: number;
}

interface Summary {
  readonly requests: number;
  readonly microseconds: number;
  readonly errors: number;
  readonly ranOut: boolean;
  readonly p95: number;
  readonly p99: number;
}

/**
 * Posts bodies as fast as they are answered with wrk, which takes a tenth of the processor time of a program of ours: there
 * are two cores for it and for what is measured. Throws where an answer tells of a failure, or bodies ran out.
 */
export async function postHard({ product, ground, bodies, seconds, ...posting }: Posting): Promise<PostedResult> {
  await ensureProgram('wrk', 'wrk');
  const folder = mkdtempSync(join(tmpdir(), 'brazda-post-'));
  try {
    const [lines, script] = [join(folder, 'bodies'), join(folder, 'post.lua')];
    writeFileSync(lines, bodies.join('\n'));
    writeFileSync(script, scriptFor(lines, posting));
    const spent = measureProcessorTime(product, ground);
    const length = ['-t', '1', '-c', String(posting.connections), '-d', `${seconds}s`, '--timeout', '30s'];
    const { code, output } = await run('wrk', [...length, '-s', script, `${product.url}${posting.path}`]);
    const summary = code === 0 ? summaryIn(output) : undefined;
    if (!summary) throw new Error(`wrk has ended with ${code}: ${output}`);
    if (summary.errors > 0 || summary.ranOut) throw new Error(`Not all was answered: ${JSON.stringify(summary)}`);
    return {
      perSecond: Math.round(summary.requests / (summary.microseconds / 1e6)),
      sent: summary.requests + posting.connections,
      p95: rounded(summary.p95 / 1000),
      p99: rounded(summary.p99 / 1000),
      ...spent(summary.requests),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function summaryIn(printed: string): Summary | undefined {
  const line = printed.split('\n').find((one) => one.startsWith('{"requests"'));
  return line === undefined ? undefined : (JSON.parse(line) as Summary);
}

/** What wrk is told, in its language. */
function scriptFor(
  lines: string,
  { headers, connections, perSecond }: Omit<Posting, 'product' | 'ground' | 'bodies' | 'seconds'>,
): string {
  const quoted = (text: string): string => JSON.stringify(text);
  const fields = Object.entries(headers).map(([name, value]) => `wrk.headers[${quoted(name)}] = ${quoted(value)}`);
  const rest =
    perSecond === undefined ? '' : `function delay() return ${Math.round((connections / perSecond) * 1000)} end`;
  return `
wrk.method = "POST"
${fields.join('\n')}
ranOut = false
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init() following = io.lines(${quoted(lines)}) end
function request()
  local body = following and following()
  if not body then
    following = nil
    ranOut = true
    body = "{}"
  end
  return wrk.format(nil, nil, nil, body)
end
${rest}
function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"microseconds":%d,"errors":%d,"ranOut":%s,"p95":%d,"p99":%d}',
    summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    tostring(threads[1]:get("ranOut")), latency:percentile(95), latency:percentile(99)))
end
`;
}
