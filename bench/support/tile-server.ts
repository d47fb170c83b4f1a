import autocannon from 'autocannon';
import { measureProcessorTime, type ProcessorTime } from './processor-time.ts';

/** A server of tiles under load: ours, or another beside which we are measured. */
export interface TileServer {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where it has the tile of a place `z/x/y`. */
  pathOf(place: string): string;
  /** Seconds of processor time that it has used. */
  processorSeconds(): number;
}

export interface TileLoad {
  readonly server: TileServer;
  readonly databaseSeconds: () => number;
  readonly connections: number;
  readonly places: readonly string[];
  /** Tags of tiles that the caller has, by place; whoever sends them wants to hear that nothing has changed. */
  readonly tags?: ReadonlyMap<string, string>;
  /** How often each place is asked for. */
  readonly times: number;
}

export interface TileResult extends ProcessorTime {
  readonly perSecond: number;
  readonly p99: number;
}

/** Asks for each place so often, over so many connections, each of which has places of its own. */
export async function askForTiles(load: TileLoad): Promise<TileResult> {
  const { server, connections, places, tags, times } = load;
  const perConnection = Math.floor(places.length / connections);
  let next = 0;
  const spent = measureProcessorTime(server, load);
  const { result, seconds } = await timed({
    url: server.url,
    connections,
    amount: perConnection * connections * times,
    setupClient: (client) => {
      const own = places.slice(next, next + perConnection);
      next += perConnection;
      client.setRequests(
        own.map((place) => ({ method: 'GET', path: server.pathOf(place), headers: headersOf(place) })),
      );
    },
  });
  const headersAsked = tags === undefined ? [200, 204] : [304, 204];
  const others = Object.keys(result.statusCodeStats ?? {}).filter((status) => !headersAsked.includes(Number(status)));
  if (others.length > 0 || result.errors > 0 || result.timeouts > 0) {
    throw new Error(`${server.name} answered ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  return {
    perSecond: Math.round(result.requests.total / seconds),
    p99: result.latency.p99,
    ...spent(result.requests.total),
  };

  function headersOf(place: string): Record<string, string> {
    const tag = tags?.get(place);
    return { ...server.headers, 'accept-encoding': 'gzip', ...(tag !== undefined && { 'if-none-match': tag }) };
  }
}

/** The seconds from the first call to the last answer: the tool itself looks whether all have come only once a second. */
async function timed(options: autocannon.Options): Promise<{ result: autocannon.Result; seconds: number }> {
  let began = 0;
  let answered = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error: Error | null, done) => {
      if (error) reject(error);
      else resolve(done);
    });
    running.on('start', () => (began = performance.now()));
    running.on('response', () => (answered = performance.now()));
  });
  return { result, seconds: (answered - began) / 1000 };
}

/** Reads each place once, one after the other, and gives the tags of those with something in them. */
export async function readTags(server: TileServer, places: readonly string[]): Promise<Map<string, string>> {
  const tags = new Map<string, string>();
  for (const place of places) {
    const answer = await fetch(server.url + server.pathOf(place), {
      headers: { ...server.headers, 'accept-encoding': 'gzip' },
    });
    const bytes = await answer.arrayBuffer();
    const tag = answer.headers.get('etag');
    if (answer.status === 200 && bytes.byteLength > 0 && tag !== null) tags.set(place, tag);
  }
  return tags;
}
