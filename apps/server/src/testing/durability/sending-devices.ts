import { setTimeout as pause } from 'node:timers/promises';
import { devicesOfFarm, type FarmDevice } from '@brazda/simulators/sensor-networks/devices-of-farm.ts';
import { openLine, type Line } from '@brazda/simulators/sensor-networks/hand-on.ts';
import { handedOn } from '@brazda/simulators/sensor-networks/network-bodies.ts';
import { sentMessages } from '@brazda/simulators/sensor-networks/sent-messages.ts';
import { expect } from 'vitest';
import type { TestApi } from '../test-api.ts';

const place = { seed: 11, latitude: 49.36, longitude: 16.8, elevation: 560 };
const from = Date.UTC(2026, 5, 1) / 1000;
const senders = 6;
const betweenMessagesMilliseconds = 15;
/** So many are acknowledged between two that something happens to. */
const fewestBetween = 60;

export interface SendingFarm {
  readonly devices: readonly FarmDevice[];
  readonly nodeIds: readonly number[];
  readonly key: string;
}

/** A farm of devices that are known, and the key by which their networks send. */
export async function sendingFarm(api: TestApi, count = 24): Promise<SendingFarm> {
  const devices = devicesOfFarm({ count, place });
  const { id } = await api.agroevidence.registration.empty({ body: { farmName: 'U čidel', countryCode: 'CZ' } });
  const nodeIds: number[] = [];
  for (const { externalId, network: networkType, model, number } of devices) {
    const body = { farm: id, name: `${model.name} ${number}`, externalId, networkType, deviceType: model.deviceType };
    nodeIds.push((await api.iot.nodes.create({ body })).id);
  }
  const { key } = await api.iot.accessKeys.create({ params: { id }, body: { name: 'Sítě' } });
  return { devices, nodeIds, key };
}

export interface Sending {
  /** Messages that were acknowledged, each once. */
  readonly acknowledged: () => number;
  /** How often one was not and was sent again. */
  readonly sentAgain: () => number;
  /** Waits until some more are acknowledged. */
  goesOn(): Promise<void>;
  /** Sends no more than has been begun. */
  end(): Promise<void>;
}

/** Sends message after message, each until it is acknowledged, by calls and by MQTT. */
export function keepSending(
  { devices, key }: SendingFarm,
  to: { readonly url: string; readonly mqttUrl: string },
): Sending {
  const line = openLine({ ...to, key });
  const messages = sentMessages(devices, from, from + 60 * 86_400);
  const stream = { acknowledged: 0, sentAgain: 0, isOver: false };
  const sending = Promise.all(Array.from({ length: senders }, () => sendAll(line, messages, stream)));
  return {
    acknowledged: () => stream.acknowledged,
    sentAgain: () => stream.sentAgain,
    goesOn: () => {
      const before = stream.acknowledged;
      return expect.poll(() => stream.acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + fewestBetween);
    },
    end: async () => {
      stream.isOver = true;
      await sending;
      await line.close();
    },
  };
}

async function sendAll(
  line: Line,
  messages: ReturnType<typeof sentMessages>,
  stream: { acknowledged: number; sentAgain: number; readonly isOver: boolean },
): Promise<void> {
  for (let next = messages.next(); !next.done && !stream.isOver; next = messages.next()) {
    for (let copy = 0; copy < next.value.copies; copy += 1) {
      const sentAgain = await line.handOn(handedOn(next.value, copy));
      stream.sentAgain += sentAgain;
    }
    stream.acknowledged += 1;
    await pause(betweenMessagesMilliseconds);
  }
}

/** How many messages are there of some nodes, and how many of them were read: of many together it is only told that they are many. */
export async function messagesThere(
  { iot }: TestApi,
  nodeIds: readonly number[],
): Promise<{ readonly all: number; readonly read: number }> {
  const sum = { all: 0, read: 0 };
  for (const id of nodeIds) {
    const query = { 'node-id': id, 'per-page': 1 };
    const [all, read] = [
      await iot.messages.list({ query }),
      await iot.messages.list({ query: { ...query, state: 'READ' } }),
    ];
    sum.all += all.total;
    sum.read += read.total;
  }
  return sum;
}
