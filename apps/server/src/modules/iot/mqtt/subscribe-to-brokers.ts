import { createHash } from 'node:crypto';
import { connect, type IClientOptions, type MqttClient } from 'mqtt';
import { keepTrying } from '#server/concurrency/keep-trying.ts';
import { withinTime } from '#server/concurrency/within-time.ts';
import { keepOneAtWork } from '#server/db/one-at-work.ts';
import type { Services } from '#server/services.ts';
import type { DeviceKeys } from '../access-keys/device-keys.ts';
import { receiveUplink } from '../uplinks/receive-uplink.ts';
import { mqttUplink } from './mqtt-uplink.ts';
import type { OuterBroker } from './mqtt-settings.ts';

const retryMilliseconds = 2000;
const closingMilliseconds = 2000;
/** All connections with this name share the messages of a broker. */
const share = '$share/brazda/';

export interface Subscriptions {
  close(): Promise<void>;
}

/**
 * The same for all servers of an installation, of which one at a time takes the messages of each broker: to a broker they
 * would be one client, whose older connection it ends.
 */
export function shareBrokers(
  services: Pick<Services, 'telemetry' | 'clock' | 'log' | 'database'>,
  keys: Pick<DeviceKeys, 'find'>,
  brokers: readonly OuterBroker[],
): Subscriptions {
  const works = brokers.map((broker) => ({
    name: `broker ${nameOfBroker(broker)}`,
    begin: () => subscribeToBrokers(services, keys, [broker]),
  }));
  return keepOneAtWork(services.database, works, (error) => {
    services.log.warn({ err: error }, 'who takes the messages of brokers cannot be settled');
  });
}

/**
 * Takes messages from brokers of others, as what came to the farm of the key that stands beside each. A broker is told that a
 * message has come once it is kept; meanwhile, and while we are away, it holds what was published with quality of service 1. What
 * it has retained it gives each time that we come, also the last words of a device that is dead since, and says so: that is
 * left out, the first time as well, for nobody knows when it was measured.
 */
export function subscribeToBrokers(
  services: Pick<Services, 'telemetry' | 'clock' | 'log'>,
  keys: Pick<DeviceKeys, 'find'>,
  brokers: readonly OuterBroker[],
): Subscriptions {
  const stopping = new AbortController();
  const clients = brokers.flatMap((broker) =>
    Array.from({ length: broker.connections }, (_, number) =>
      subscribe(services, keys, { broker, number, signal: stopping.signal }),
    ),
  );
  return {
    close: async () => {
      stopping.abort();
      await withinTime(Promise.all(clients.map((client) => client.endAsync())), closingMilliseconds);
    },
  };
}

interface Subscription {
  readonly broker: OuterBroker;
  readonly number: number;
  readonly signal: AbortSignal;
}

function subscribe(
  services: Pick<Services, 'telemetry' | 'clock' | 'log'>,
  keys: Pick<DeviceKeys, 'find'>,
  { broker, number, signal }: Subscription,
): MqttClient {
  const { url, topics, connections } = broker;
  const log = services.log.child({ broker: new URL(url).host });
  const client = connect(url, connectionOf(broker, number));
  const keep = async (topic: string, payload: Buffer): Promise<void> => {
    const device = await keys.find(broker.key);
    await receiveUplink(services, { device, ...mqttUplink(topic, payload) });
  };
  // The broker is answered when this is done; an error would let the library go on as if it were.
  client.handleMessage = ({ topic, payload, retain }, done) => {
    if (retain) {
      done();
      return;
    }
    const onFailure = (error: unknown): void => {
      log.warn({ err: error }, 'a message of a broker cannot be kept yet');
    };
    const trying = { pauseMilliseconds: retryMilliseconds, signal, onFailure };
    keepTrying(() => keep(topic, Buffer.from(payload)), trying).then((isKept) => {
      if (isKept) done();
    }, done);
  };
  client.on('connect', () => {
    const wanted = topics.map((topic) => (connections > 1 ? `${share}${topic}` : topic));
    client.subscribeAsync(wanted, { qos: 1 }).then(
      () => {
        log.info({ topics }, 'messages of a broker are taken');
      },
      (error: unknown) => {
        log.error({ err: error, topics }, 'a broker does not give its messages');
      },
    );
  });
  client.on('error', (error) => {
    log.warn({ reason: error.message }, 'a broker cannot be used');
  });
  return client;
}

/** The same in all servers of an installation. */
function nameOfBroker({ url, key }: OuterBroker): string {
  return createHash('sha256').update(`${url} ${key}`).digest('hex').slice(0, 10);
}

function connectionOf(broker: OuterBroker, number: number): IClientOptions {
  const { username, password } = broker;
  return {
    // The same each time, so that the broker knows for whom it has held messages.
    clientId: `brazda-${nameOfBroker(broker)}-${number}`,
    clean: false,
    reconnectPeriod: retryMilliseconds,
    resubscribe: false,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  };
}
