import { createHash } from 'node:crypto';
import { chance } from '@brazda/domain/sensors/played/noise.ts';
import type { Network } from './devices-of-farm.ts';
import type { SentMessage } from './sent-messages.ts';

/** How a network hands a message on. */
export interface HandedOn {
  /** Of the call that takes it. */
  readonly path: string;
  readonly body: object;
  /** Under which it is published by MQTT; undefined of networks that only call. */
  readonly topic?: string;
}

const applicationId = '17c82e96-be03-4f38-aef3-f83d48582d97';

/** What the server of a device's network sends: `copy` 1 and on are the same message once more. */
export function handedOn(message: SentMessage, copy: number): HandedOn {
  return writers[message.device.network](message, copy);
}

const writers: Readonly<Record<Network, (message: SentMessage, copy: number) => HandedOn>> = {
  CHIRPSTACK: (message) => ({
    path: '/iot/uplinks/chirpstack?event=up',
    body: chirpStackBody(message),
    topic: `application/${applicationId}/device/${message.device.externalId.toLowerCase()}/event/up`,
  }),
  THINGS_STACK: (message) => ({ path: '/iot/uplinks/things-stack', body: thingsStackBody(message) }),
  SIGFOX: (message, copy) => ({ path: '/iot/uplinks/sigfox', body: sigfoxBody(message, copy) }),
};

/** ChirpStack v4 (integrations/events): nanoseconds, base64, and no field that is zero. */
function chirpStackBody(message: SentMessage): object {
  const { device, heard, frameCounter, payload } = message;
  return {
    deduplicationId: uuidOf(`${device.externalId} ${frameCounter}`),
    time: `${new Date(heard * 1000).toISOString().slice(0, 19)}.775023242+00:00`,
    deviceInfo: {
      ...{ tenantId: '52f14cd4-c6f1-4fbd-8f87-4025e1d49242', tenantName: 'ChirpStack' },
      ...{ applicationId, applicationName: 'Farm' },
      ...{ deviceProfileId: '14855bf7-d10d-4aee-b618-ebfcb64dc7ad', deviceProfileName: device.model.name },
      ...{ deviceName: nameOf(message), devEui: device.externalId.toLowerCase(), tags: {} },
    },
    ...{ devAddr: addressOf(message), adr: true, dr: 5, fPort: device.model.port },
    ...(frameCounter > 0 && { fCnt: frameCounter }),
    data: Buffer.from(payload).toString('base64'),
    rxInfo: signals(message).map(({ gateway, rssi, snr }) => ({
      ...{ gatewayId: gateway, uplinkId: frameCounter, rssi },
      ...(snr !== 0 && { snr }),
      ...{ context: 'E3OWOQ==', metadata: { region_common_name: 'EU868', region_name: 'eu868' } },
    })),
    txInfo: {
      frequency: 867_100_000,
      modulation: { lora: { bandwidth: 125_000, spreadingFactor: 7, codeRate: 'CR_4_5' } },
    },
  };
}

/** The Things Stack v3 (data formats). */
function thingsStackBody(message: SentMessage): object {
  const { device, heard, frameCounter, payload } = message;
  const received = new Date(heard * 1000 + 412).toISOString();
  return {
    end_device_ids: {
      ...{ device_id: nameOf(message), application_ids: { application_id: 'farm' } },
      ...{ dev_eui: device.externalId, join_eui: '0000000000000001', dev_addr: addressOf(message).toUpperCase() },
    },
    correlation_ids: [`as:up:${uuidOf(`as ${device.externalId} ${frameCounter}`)}`],
    received_at: received,
    uplink_message: {
      ...{ session_key_id: 'AWNbm/4zfqx0jZ5q1NlBmw==', f_port: device.model.port },
      ...(frameCounter > 0 && { f_cnt: frameCounter }),
      frm_payload: Buffer.from(payload).toString('base64'),
      rx_metadata: signals(message).map(({ gateway, rssi, snr }) => ({
        gateway_ids: { gateway_id: `eui-${gateway}`, eui: gateway.toUpperCase() },
        ...{ rssi, channel_rssi: rssi, ...(snr !== 0 && { snr }) },
      })),
      settings: {
        data_rate: { lora: { bandwidth: 125_000, spreading_factor: 7 } },
        ...{ coding_rate: '4/5', frequency: '868100000' },
      },
      ...{ received_at: received, consumed_airtime: '0.061696s' },
      network_ids: { net_id: '000013', tenant_id: 'ttn', cluster_id: 'eu1' },
    },
  };
}

/** A callback of Sigfox: all that stands in its template comes as text. */
function sigfoxBody(message: SentMessage, copy: number): object {
  const { device, heard, frameCounter, payload } = message;
  const [first, second = first] = signals(message);
  const { gateway = '', rssi = 0, snr = 0 } = (copy > 0 ? second : first) ?? {};
  return {
    ...{ device: device.externalId, data: Buffer.from(payload).toString('hex'), time: String(heard) },
    ...{ duplicate: String(copy > 0), station: gateway.slice(-4).toUpperCase() },
    ...{
      snr: snr.toFixed(2),
      avgSnr: '20.10',
      rssi: rssi.toFixed(2),
      seqNumber: String(frameCounter % 4096),
      ack: 'false',
    },
  };
}

/** How each gateway has heard it. */
function signals({ device, frameCounter, gateways }: SentMessage): { gateway: string; rssi: number; snr: number }[] {
  return Array.from({ length: gateways }, (_, at) => ({
    gateway: `0016c001f153a1${(0x4c + at).toString(16)}`,
    rssi: -70 - 10 * at - Math.round(40 * chance(70 + at + device.number, frameCounter)),
    snr: 10 - Math.round(20 * chance(71 + at + device.number, frameCounter)) / 2,
  }));
}

function nameOf({ device }: SentMessage): string {
  return `${device.model.name.toLowerCase()}-${device.number}`;
}

function addressOf({ device }: SentMessage): string {
  return (0x26_0b_00_00 + device.number).toString(16).padStart(8, '0');
}

function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digits.slice(from, to))
    .join('-');
}
