import {
  AckPolicy,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type ConsumerMessages,
  type JsMsg,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { keepTrying } from '../concurrency/keep-trying.ts';
import { Failure } from '../foundation/failure.ts';

const stream = 'BRAZDA_TELEMETRY';
const subjects = 'brazda.telemetry.';
const storing = 'storing';
const reconnectMilliseconds = 1000;
const publishMilliseconds = 5000;
/** So long whoever moves batches may take for one before another is given it: so long all wait for one that was killed. */
const ackSeconds = 15;
const mostAtOnce = 20;
const retryMilliseconds = 1000;
const retryAfterSeconds = 2;
const nanosecondsPerSecond = 1e9;

/**
 * A bus between those who take in what devices send and the database: what it has acknowledged is on its disk, and waits
 * there while the database is away.
 */
export interface Bus {
  /** Resolves once the bus has all of some batches of a kind. Throws `service.unavailable` where it does not answer. */
  publish(kind: string, batches: readonly string[]): Promise<void>;
  /** Hands all batches of all kinds to `keep`, one after another; one is over on the bus when it resolves. */
  move(keep: (kind: string, batch: string) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Connects to a NATS server with JetStream, and makes the stream where there is none. Throws where it is not there. */
export async function openBus(url: string, log: Logger): Promise<Bus> {
  const connection = await connect(connectionOf(url));
  watch(connection, log);
  await requireStream(connection);
  const publishing = jetstream(connection, { timeout: publishMilliseconds });
  const stopping = new AbortController();
  let moving: ConsumerMessages | undefined;
  return {
    publish: async (kind, batches) => {
      try {
        await Promise.all(batches.map((batch) => publishing.publish(`${subjects}${kind}`, batch)));
      } catch (cause) {
        throw new Failure('service.unavailable', { retryAfter: retryAfterSeconds, cause });
      }
    },
    move: async (keep) => {
      const consumer = await publishing.consumers.get(stream, storing);
      moving = await consumer.consume({ max_messages: mostAtOnce });
      void moveAll(moving, keep, { log, signal: stopping.signal });
    },
    close: async () => {
      stopping.abort();
      await moving?.close();
      await connection.drain();
    },
  };
}

function connectionOf(url: string): NonNullable<Parameters<typeof connect>[0]> {
  const { protocol, host, username, password } = new URL(url);
  return {
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username !== '' &&
      (password === ''
        ? { token: decodeURIComponent(username) }
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) })),
    name: 'brazda',
    maxReconnectAttempts: -1,
    reconnectTimeWait: reconnectMilliseconds,
  };
}

function watch(connection: NatsConnection, log: Logger): void {
  const follow = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') log.warn('the bus is away');
      else if (type === 'reconnect') log.info('the bus is back');
    }
  };
  follow().catch((error: unknown) => {
    log.error({ err: error }, 'the bus cannot be watched');
  });
}

async function requireStream(connection: NatsConnection): Promise<void> {
  const { streams, consumers } = await jetstreamManager(connection);
  await streams.add({
    name: stream,
    subjects: [`${subjects}>`],
    storage: StorageType.File,
    // What was moved to the database is not needed any more.
    retention: RetentionPolicy.Workqueue,
  });
  await consumers.add(stream, {
    durable_name: storing,
    ack_policy: AckPolicy.Explicit,
    ack_wait: ackSeconds * nanosecondsPerSecond,
    max_ack_pending: mostAtOnce,
  });
}

interface Moving {
  readonly log: Logger;
  readonly signal: AbortSignal;
}

async function moveAll(
  messages: AsyncIterable<JsMsg>,
  keep: (kind: string, batch: string) => Promise<void>,
  { log, signal }: Moving,
): Promise<void> {
  for await (const message of messages) {
    const kind = message.subject.slice(subjects.length);
    const batch = message.string();
    if (!isList(batch)) {
      log.error({ kind, bytes: message.data.length }, 'the bus holds what is no list of messages; it is left out');
      message.term('no list of messages');
      continue;
    }
    const onFailure = (error: unknown): void => {
      log.warn({ err: error, kind }, 'what the bus holds cannot be moved to the database yet');
      // Others are not to be given it meanwhile.
      message.working();
    };
    const trying = { pauseMilliseconds: retryMilliseconds, signal, onFailure };
    if (await keepTrying(() => keep(kind, batch), trying)) message.ack();
  }
}

/** Whoever else may send to the bus must not hold all up by what the database can never take. */
function isList(batch: string): boolean {
  try {
    return Array.isArray(JSON.parse(batch));
  } catch {
    return false;
  }
}
