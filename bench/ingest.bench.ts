import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@brazda/harness/free-port.ts';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { onBothDatabases } from './support/on-both-databases.ts';
import { onSeededFarm, type SeededProduct } from './support/on-seeded-farm.ts';
import { postHard, type PostedResult } from './support/post-hard.ts';
import type { DatabaseKind } from './support/product.ts';
import { publishHard } from './support/publish-hard.ts';
import { quantile, rounded } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';
import { whileOthersRead } from './support/while-others-read.ts';

export const name = 'ingest';

const parcels = 500;
const nodes = 500;
/** So often each of them measures: what is sent hard here is what so many would send in some weeks. */
const everyMilliseconds = 10 * 60_000;
const connections = 100;
/** After a quarter of as many, by which the way is warm. */
const published = 40_000;
const topic = 'application/bench/device/a840410000000000/event/up';
const seconds = 10;
const mostPerSecond = 30_000;
/** Of each device the newest value, its battery, temperature and humidity (Milesight EM300-TH). */
const payload = Buffer.from('01755C0367340104685A', 'hex').toString('base64');
const atLeast = { postgres: 5000, embedded: 1500 } as const;
let sent = 0;
const firstTime = Date.now() - 60 * 86_400_000;
/** Others are to feel full ingest as twice of what they wait without it, at most. */
const mostSlower = 2;

/**
 * How many messages of devices a second are answered once they are kept, how long it takes until the last of them can be
 * seen, and what others feel of it who read pages of a farm.
 */
export async function run(): Promise<Row[]> {
  return onBothDatabases(
    async (kind) => {
      const port = await freePort();
      // As many processes as serve where nobody says otherwise: the goal is one of two cores.
      const settings = { MQTT_PORT: String(port), ...(kind === 'postgres' && { PROCESSES: '2' }) };
      return onSeededFarm({ kind, parcels, settings }, (seeded) => measure(seeded, { kind, port }));
    },
    ['postgres', 'embedded'],
  );
}

async function measure(
  seeded: SeededProduct,
  { kind, port }: { readonly kind: DatabaseKind; readonly port: number },
): Promise<Row[]> {
  const { product, user } = seeded;
  const key = await makeNodes(seeded);
  const alone = await sendHard(seeded, key);
  const backlog = await secondsUntilStored(seeded, key);
  const publishing = (count: number): Promise<number> =>
    publishHard({ port, key, topic, messages: Array.from({ length: count }, () => uplinkOf((sent += 1))) });
  await publishing(published / 4);
  const byMqtt = await publishing(published);
  await secondsUntilStored(seeded, key);
  const reading = await whileOthersRead(product, user, () => pause(seconds * 1000));
  const beside = await whileOthersRead(product, user, () => sendHard(seeded, key, atLeast[kind]));
  await secondsUntilStored(seeded, key);
  const p99 = { reading: quantile(reading.times, 0.99), beside: quantile(beside.times, 0.99) };
  const acknowledged = alone.perSecond * seconds;
  const { p95, p99: slowest, processorUs, databaseUs } = alone;
  return [
    verdict({
      what: 'uplinks acknowledged over HTTP',
      value: alone.perSecond,
      unit: '1/s',
      atLeast: atLeast[kind],
      more: { p95, p99: slowest, processorUs, databaseUs },
    }),
    verdict({ what: 'uplinks acknowledged over MQTT', value: byMqtt, unit: '1/s', atLeast: atLeast[kind] }),
    verdict({ what: 'the last of those over HTTP stored after', value: backlog, unit: 's' }),
    verdict({ what: 'uplinks stored', value: acknowledged / (seconds + backlog), unit: '1/s' }),
    verdict({
      what: `pages of others beside ${Math.round(beside.outcome.perSecond)} uplinks a second, p99 against without`,
      value: p99.beside / p99.reading,
      unit: '×',
      atMost: mostSlower,
      more: { without: rounded(p99.reading), p99: rounded(p99.beside) },
    }),
  ];
}

/** Makes the devices of the farm, and gives the key of their network server. */
async function makeNodes({ product, user }: SeededProduct): Promise<string> {
  const { iot } = clientOf(product.url, user.token);
  const params = { id: user.farmId };
  const { key } = await iot.accessKeys.create({ params, body: { name: 'Síťový server' } });
  for (let at = 0; at < nodes; at += 1)
    await iot.nodes.create({
      body: {
        farm: user.farmId,
        name: `Čidlo ${at}`,
        externalId: euiOf(at),
        networkType: 'CHIRPSTACK',
        deviceType: 'FIELD',
      },
    });
  return key;
}

/** Sends as fast as is answered, or at most so many messages a second. */
async function sendHard({ product, ground }: SeededProduct, key: string, perSecond?: number): Promise<PostedResult> {
  // To write down more than can be sent would take a core from those who are measured meanwhile.
  const most = perSecond === undefined ? mostPerSecond : 2 * perSecond;
  const result = await postHard({
    ...{ product, ground, connections, seconds, perSecond },
    path: '/iot/uplinks/chirpstack?event=up',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    bodies: Array.from({ length: most * seconds }, (_, at) => uplinkOf(sent + at)),
  });
  sent += result.sent;
  return result;
}

function euiOf(node: number): string {
  return (0xa84041_0000_0000n + BigInt(node)).toString(16).padStart(16, '0').toUpperCase();
}

function uplinkOf(sent: number): string {
  const node = sent % nodes;
  const time = firstTime + Math.floor(sent / nodes) * everyMilliseconds;
  return JSON.stringify({
    deduplicationId: randomUUID(),
    time: new Date(time).toISOString(),
    deviceInfo: { applicationName: 'Farma', deviceName: `Čidlo ${node}`, devEui: euiOf(node).toLowerCase() },
    ...{ devAddr: '00189440', dr: 5, fCnt: 7, fPort: 85, data: payload },
    rxInfo: [{ gatewayId: '0016c001f153a14c', uplinkId: 4_217_106_255, rssi: -36, snr: 10.5 }],
  });
}

/** Sends one message more, and waits until its value is seen: all before it is stored by then. */
async function secondsUntilStored({ product, user }: SeededProduct, key: string): Promise<number> {
  const { iot } = clientOf(product.url, user.token);
  const externalId = `last-${sent}`;
  const { id: nodeId } = await iot.nodes.create({
    body: { farm: user.farmId, name: 'Poslední', externalId, networkType: 'GENERIC' },
  });
  const began = performance.now();
  await fetch(`${product.url}/iot/uplinks/generic`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: externalId, readings: [{ feature: 'TEMPERATURE', value: 1 }] }),
  });
  while ((await iot.nodes.read({ params: { nodeId } })).sensors.length === 0) await pause(100);
  return (performance.now() - began) / 1000;
}
