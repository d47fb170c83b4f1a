import { expectAnswers } from './expected-answers.ts';
import { measureProcessorTime, type ProcessorTime } from './processor-time.ts';
import { callWithWrk } from './wrk.ts';

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

/** Longer than any of the loads takes. */
const mostSeconds = 120;

/** Asks for each place so often, over so many connections. */
export async function askForTiles(load: TileLoad): Promise<TileResult> {
  const { server, connections, places, tags, times } = load;
  const once = places.map((place) => ({ path: server.pathOf(place), headers: headersOf(place) }));
  // What is to be cut for the first time must not be asked for before.
  if (times > 1) await expectAnswers(server.url, once, tags === undefined ? [200, 204] : [304, 204]);
  const spent = measureProcessorTime(server, load);
  const { calls, perSecond, p99 } = await callWithWrk({
    url: server.url,
    calls: Array.from({ length: times }, () => once).flat(),
    connections,
    seconds: mostSeconds,
    afterLast: 'nothing',
  });
  return { perSecond, p99, ...spent(calls) };

  function headersOf(place: string): Record<string, string> {
    const tag = tags?.get(place);
    return { ...server.headers, 'accept-encoding': 'gzip', ...(tag !== undefined && { 'if-none-match': tag }) };
  }
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
