import { setTimeout as pause } from 'node:timers/promises';
import { connect, type MqttClient } from 'mqtt';
import type { HandedOn } from './network-bodies.ts';

/** Where a farm's messages go, and the key by which the product knows whose they are. */
export interface Receiver {
  readonly url: string;
  readonly key: string;
  /** Of the product's own listener, as mqtt://127.0.0.1:1883; without it all is sent by calls. */
  readonly mqttUrl?: string | undefined;
}

/** How messages are handed on until they are acknowledged. */
export interface Line {
  /** Resolves once the product has acknowledged a message; gives how often it was not before. */
  handOn(message: HandedOn): Promise<number>;
  close(): Promise<void>;
}

const patienceMilliseconds = 30_000;
const longestPauseMilliseconds = 2000;

/** Thrown where the product refuses a message for good: sent again it would be refused again. */
export class Refused extends Error {}

/** A network server that keeps each message until it is taken from it, and hands it on again where that has failed. */
export function openLine({ url, key, mqttUrl }: Receiver): Line {
  let publisher: Publisher | undefined;
  const publish = async (topic: string, body: object): Promise<void> => {
    publisher ??= openPublisher(mqttUrl ?? '', key);
    const { client, refused } = publisher;
    await withinTime(Promise.race([client.publishAsync(topic, JSON.stringify(body), { qos: 1 }), refused]));
  };
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    const text = await answer.text();
    if (answer.ok) return;
    if (answer.status < 500 && answer.status !== 429) throw new Refused(`${answer.status}: ${text}`);
    throw new Error(`${answer.status}: ${text}`);
  };
  return {
    handOn: async ({ path, topic, body }) => {
      for (let failed = 0; ; failed += 1) {
        try {
          await (mqttUrl !== undefined && topic !== undefined ? publish(topic, body) : post(path, body));
          return failed;
        } catch (error) {
          if (error instanceof Refused) throw error;
          await pause(Math.min(longestPauseMilliseconds, 50 * 2 ** failed));
        }
      }
    },
    close: async () => {
      await publisher?.client.endAsync(true);
    },
  };
}

interface Publisher {
  readonly client: MqttClient;
  /** Rejects where the key is not known. */
  readonly refused: Promise<never>;
}

/** MQTT 3.1.1, 3.2.2.3: a password that is wrong, and one that may not. */
const refusals: ReadonlySet<unknown> = new Set([4, 5]);

/** Connects again by itself, also to who has turned it away for now. */
function openPublisher(url: string, key: string): Publisher {
  const client = connect(url, {
    ...{ username: 'chirpstack', password: key, reconnectPeriod: 500, connectTimeout: 5000 },
    reconnectOnConnackError: true,
  });
  const refused = new Promise<never>((_, reject) => {
    client.on('error', (error) => {
      if ('code' in error && refusals.has(error.code)) reject(new Refused(error.message));
    });
  });
  refused.catch(() => undefined);
  return { client, refused };
}

/** What is published while the connection is lost may wait for ever: it is published again, which changes nothing. */
async function withinTime(work: Promise<unknown>): Promise<void> {
  const stopping = new AbortController();
  const late = pause(patienceMilliseconds, undefined, { signal: stopping.signal }).then(() => {
    throw new Error('Nobody has acknowledged it');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    stopping.abort();
    late.catch(() => undefined);
  }
}
